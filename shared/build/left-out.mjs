import { join } from 'node:path';
import { root } from './workspace.mjs';

const loader = join(root, 'shared/build/left-out-loader.cjs');

/** Functions that must never run: they throw an error that says so. */
const refuse = (...names) =>
  Object.fromEntries(names.map((name) => [name, `throw Error("${name} is left out of this build")`]));

/**
 * Parts of libraries that no page can reach, because no share of the host contract provides them (decision 105). They
 * are listed by file. A replaced function returns what the original returns when the omitted parts are not used.
 */
const leftOut = [
  {
    // Leaves out fetchers, form submissions, lazy routes, middleware, instrumentation and pages rendered by a server.
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
    functions: {
      ...refuse('fetch2', 'handleAction', 'runClientMiddlewarePipeline', 'getTargetedDataStrategyMatches'),
      ...refuse('getRouteInstrumentationUpdates', 'instrumentClientSideRouter', 'deserializeErrors'),
      isSubmissionNavigation: 'return false;',
      isMutationMethod: 'return false;',
      getSubmissionFromNavigation: '',
      getDataStrategyMatchLazyPromises: '',
      RSCErrorHandler: 'return arguments[0].children;',
    },
  },
  {
    // Leaves out hydration of pages rendered by a server and the events that wait for it: `createRoot` never hydrates.
    file: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    functions: {
      ...refuse('updateDehydratedSuspenseComponent'),
      popHydrationState: 'return false;',
      resetHydrationState: '',
      queueIfContinuousEvent: 'return false;',
      retryIfBlockedOn: '',
    },
    constants: [
      // Matches only where the variable is read, not assignments, parameters or variables with a longer name.
      [/\bisHydrating\b(?! = |\n\)|\$)/g, 'false'],
      [/[\w$]+(?:\.\w+)*\.dehydrated\b/g, 'null'],
    ],
  },
];

/** Mantine's colours that the product's theme does not have (`shared/src/theme/colours.ts`; decision 157). */
export const foreignColours = ['pink', 'grape', 'violet', 'indigo', 'cyan', 'teal', 'lime', 'orange'];

const anyForeign = `(?:${foreignColours.join('|')})`;
const foreignShades = new RegExp(`\\b${anyForeign}: \\[[^\\]]*\\],?`, 'g');
const foreignVariable = new RegExp(`^--mantine-color-${anyForeign}-`);

leftOut.push({
  file: /[\\/]@mantine[\\/]core[\\/]esm[\\/].*[\\/]default-colors\.mjs$/,
  functions: {},
  constants: [[foreignShades, (shades) => shades.replace(/[^\n]/g, '')]],
});

/** A PostCSS plugin: leaves out the variables of colours that the theme does not have, 1 KB of each first view. */
export const leaveOutColours = {
  postcssPlugin: 'az-leave-out-colours',
  Declaration(declaration) {
    if (foreignVariable.test(declaration.prop)) declaration.remove();
  },
};

export const leftOutRules = leftOut.map(({ file, ...options }) => ({ test: file, use: { loader, options } }));

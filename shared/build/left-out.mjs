import { join } from 'node:path';
import { root } from './workspace.mjs';

const loader = join(root, 'shared/build/left-out-loader.cjs');

/** Functions that must never run: they throw an error that says so. */
const refuse = (...names) =>
  Object.fromEntries(names.map((name) => [name, `throw Error("${name} is left out of this build")`]));

/**
 * Parts of libraries that nothing in a page can reach, by file, because they are in no share of the host contract
 * (decision 105). Functions return what the original returns without what is left out.
 */
const leftOut = [
  {
    // Fetchers, form submissions, lazy routes, middleware, instrumentation, pages rendered by a server.
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
    // Hydration of a page rendered by a server, and the events that wait for it: `createRoot` never hydrates.
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

export const leftOutRules = leftOut.map(({ file, ...options }) => ({ test: file, use: { loader, options } }));

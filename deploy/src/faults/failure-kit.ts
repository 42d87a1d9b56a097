import { setTimeout as wait } from 'node:timers/promises';
import { apiPath } from '../origin/api-path.ts';
import { escapeRegExp } from '../origin/escape-regexp.ts';
import type { Fault } from './faulty-proxy.ts';

/** The switches of the failure kit; CONTRIBUTING.md says what the member must see in each. */
export const faultNames = [
  'slow',
  '503',
  'wrong-bytes',
  'missing-chunk',
  'throws',
  'blank',
  'skewed-share',
  'expired-session',
  'rejects',
  'hides-header',
  'covers-page',
  'loads-forever',
  'loads-long',
  'only-error',
  'changes-address',
  'replaces-fetch',
  'hangs',
] as const;

export type FaultName = (typeof faultNames)[number];

export const isFaultName = (name: string): name is FaultName =>
  (faultNames as readonly string[]).includes(name);

/** The paths whose replies a switch changes, and the fault that it puts into them. */
export type Switch = { matches: RegExp; fault: Fault };

/** Milliseconds by which `slow` delays an entry: more than a navigation is delayed, less than the tile's timeout. */
const slowness = 5_000;

/** Finds the component that a page exports, whatever name the build has given it. */
const exported = /\bComponent:\s*\(\)\s*=>\s*(\(\/\*.*?\*\/\s*\w+\)|\w+)/;

const withPage = (component: string) => (script: string) =>
  script.replace(exported, () => `Component:()=>${component}`);

/** Adds code that runs once when a page is loaded; the page itself still works. */
const withEffect = (code: string) => (script: string) =>
  script.replace(
    exported,
    (_, component) => `Component:()=>(globalThis.azFault??=(()=>{${code};return true})(),${component})`,
  );

const throwing = "(function(){throw new Error('The failure kit lets this page throw')})";

const element =
  "const element=(type,props)=>({$$typeof:Symbol.for('react.transitional.element'),type,key:type,ref:null,props});";

const loading = `(function(){${element}
  return [element('h1',{id:'titre',children:'Page'}),element('p',{children:'Chargement…'})]
})`;

/** A page that has caught its own error and shows only a message. */
const onlyError = `(function(){${element}
  return element('p',{role:'alert',children:'Une erreur est survenue.'})
})`;

/** How long `loads-long` shows its status above the page, in milliseconds. */
const longLoad = 20_000;

/** Shows a status `Chargement…` above the page for some time. */
const withSlowPage = (script: string) =>
  withEffect(`const text=document.createElement('p');text.textContent='Chargement…';text.setAttribute('role','status');
  const show=()=>{const main=document.querySelector('main');if(!main)return setTimeout(show,100);main.prepend(text)};
  show();setTimeout(()=>text.remove(),${longLoad})`)(script);

/** Adds a transparent element that covers the whole page. */
const cover = `const cover=document.createElement('div');
  cover.style.cssText='position:fixed;inset:0;z-index:9999';document.body.append(cover)`;

/** Renames shares in a script, as if it needed shares that only a later shell has. */
const withLaterShares = (text: string) =>
  text.replace(/(["']?shareKey["']?:\s*["']@az\/shared\/ui\/\w+)(["'])/g, '$1-later$2');

/** What the switches that change code do to a script. */
export const codeChanges = {
  throws: withPage(throwing),
  blank: withPage('(function(){return null})'),
  'skewed-share': withLaterShares,
  rejects: withEffect("setTimeout(()=>Promise.reject('The failure kit rejects'),3000)"),
  'hides-header': withEffect(
    "setTimeout(()=>document.querySelector('header').style.setProperty('display','none','important'),500)",
  ),
  'covers-page': withEffect(cover),
  'loads-forever': withPage(loading),
  'loads-long': withSlowPage,
  'only-error': withPage(onlyError),
  'changes-address': withEffect("setInterval(()=>history.replaceState(history.state,''),5)"),
  'replaces-fetch': withEffect('globalThis.fetch=()=>new Promise(()=>{})'),
  hangs: withPage('(function(){for(;;);})'),
} as const satisfies Partial<Record<FaultName, (script: string) => string>>;

/** Makes the same change as `skewed-share` in a version record, which the gate reads. */
export const withLaterSharesInRecord = (record: string): string =>
  record.replace(/"(@az\/shared\/ui\/\w+)"/g, '"$1-later"');

/** The replies that a switch changes. Code changes work only in development, where scripts have no integrity. */
export function switchOf(name: FaultName, area: string): Switch {
  const file = (pattern: string) => new RegExp(`^/areas/${escapeRegExp(area)}/[^/]+/${pattern}(\\?|$)`);
  const entry = file('remoteEntry\\.js');
  const anyScript = file('[^/?]+\\.js');
  switch (name) {
    case 'slow':
      return { matches: entry, fault: { kind: 'delay', until: () => wait(slowness) } };
    case '503':
      return { matches: entry, fault: { kind: 'status', status: 503 } };
    case 'wrong-bytes':
      return { matches: entry, fault: { kind: 'truncate' } };
    case 'missing-chunk':
      return {
        matches: file('(?!remoteEntry)[^/?]+\\.js'),
        fault: { kind: 'status', status: 404 },
      };
    case 'throws':
    case 'blank':
    case 'skewed-share':
    case 'rejects':
    case 'hides-header':
    case 'covers-page':
    case 'loads-forever':
    case 'loads-long':
    case 'only-error':
    case 'changes-address':
    case 'replaces-fetch':
    case 'hangs':
      return { matches: anyScript, fault: { kind: 'change', change: codeChanges[name] } };
    case 'expired-session':
      return {
        matches: new RegExp(`^${escapeRegExp(apiPath)}/(?!login\\b)`),
        fault: {
          kind: 'status',
          status: 401,
          headers: { 'content-type': 'application/json' },
          body: '{"message":"Unauthenticated."}',
        },
      };
  }
}

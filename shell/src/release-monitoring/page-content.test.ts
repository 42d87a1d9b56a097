import type { PageContent } from '@az/shared/discovery';
import { ContentReporter, measureContent } from './page-content.ts';
import { findPageFault } from './page-fault.ts';

const isVisible = ({ style, parentElement }: HTMLElement): boolean =>
  style.display !== 'none' && (!parentElement || isVisible(parentElement));

beforeEach(() => {
  // Not in jsdom, which has no layout.
  Object.assign(document, { fullscreenElement: null });
  Object.assign(Element.prototype, {
    checkVisibility(this: HTMLElement) {
      return isVisible(this);
    },
  });
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => [{ x: 0, y: 0, width: 10, height: 10 }] as unknown as DOMRectList);
  // A drawing is as high as it is wide.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const size = Number(this.getAttribute('width'));
    return { width: size, height: size } as DOMRect;
  });
  const floating = document.createElement('div');
  floating.setAttribute('role', 'tooltip');
  document.elementFromPoint = () => floating;
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

function show(content: string): Element {
  document.body.innerHTML = `<header><a href="/">Accueil</a></header><main>${content}</main>`;
  return document.querySelector('main') as Element; // set above
}

const failed = 'Une erreur est survenue.';

test.each([
  `<p role="alert">${failed}</p>`,
  `<h1>Fil</h1><div role="alert"><p>${failed}</p><button>Réessayer</button></div>`,
  `<h1>Fil</h1><div role="alert">${failed}</div><ul style="display: none"><li><a href="/">Article</a></li></ul>`,
  `<h1>Fil</h1><ul><li></li></ul><div role="alert">${failed}</div><svg width="24"></svg>`,
])('a page that shows an error alone is at fault: %s', (content) => {
  show(content);
  expect(findPageFault()).toBe('only an error');
});

test.each([
  `<h1>Fil</h1><div role="alert">${failed}</div><p>Le reste de la page a été chargé, avec ce texte.</p>`,
  `<h1>Fil</h1><div role="alert">${failed}</div><a href="/feed/home">Accueil</a>`,
  '<h1>Fil</h1><p>Rien à voir ici.</p><div role="alert"></div>',
  `<h1>Fil</h1><p>Fil</p><div role="alert">${failed}</div>`,
])('a page with anything else is not: %s', (content) => {
  show(content);
  expect(findPageFault()).toBeNull();
});

test.each([
  '',
  '<h1>Fil</h1>',
  '<h1>Fil</h1><div class="box"><div></div></div>',
  '<h1>Fil</h1><ul style="display: none"><li>Article</li></ul>',
  '<h1>Fil <svg width="240"></svg></h1><svg width="24"></svg>',
])('a page with a heading and icons at most has no content: %s', (content) => {
  show(content);
  expect(findPageFault()).toBe('no content');
});

const loadingSigns = [
  '<div aria-busy="true"><ul><li></li></ul></div>',
  '<p role="status" aria-label="Chargement de la page"></p>',
  '<p role="status">Chargement <b>des annonces</b></p>',
  '<div role="progressbar"></div>',
  '<div class="mantine-Skeleton-root" data-visible="true"></div>',
];

test.each([
  ...loadingSigns,
  '<p>Chargement…</p>',
  '<div><span>Chargement des messages précédents, un instant</span></div>',
])('a page that shows nothing but that it loads is busy, under a banner too: %s', (content) => {
  for (const banner of ['', '<p role="alert">Maintenance samedi.</p>']) {
    show(`<h1>Fil</h1>${banner}${content}`);
    expect(findPageFault()).toBe('busy');
  }
});

test.each(loadingSigns)(
  'a page that shows content beside a sign of loading is no fault for that: %s',
  (sign) => {
    show(`<h1>Fil</h1><p>Bonjour à tous les membres.</p>${sign}`);
    expect(findPageFault()).toBe('busy beside content');
    show(`<h1>Fil</h1>${sign}<ul><li>Annonce</li></ul>`);
    expect(findPageFault()).toBe('busy beside content');
  },
);

test('content inside of what is busy is content', () => {
  show('<h1>Fil</h1><ul aria-busy="true"><li>Une annonce de la ville</li></ul>');
  expect(findPageFault()).toBe('busy beside content');
});

const text = 'Chargement… du camion terminé';
test.each([
  `<article><p>${text}</p></article>`,
  `<ul><li>${text}</li></ul>`,
  `<p>${text}</p><button>Modifier</button>`,
  `<p>${text}</p><p>Membre depuis le mois de mars, à Marseille.</p>`,
])('a text of a member makes no page busy: %s', (content) => {
  show(`<h1>Fil</h1>${content}`);
  expect(findPageFault()).toBeNull();
});

test('a name of a member makes no page busy', () => {
  show('<h1>Chargement Dupont</h1><p>Membre depuis mars</p>');
  expect(findPageFault()).toBeNull();
});

const row = '<li><article><h2>Titre</h2><p>Une annonce de la ville.</p><a href="/a">Lire</a></article></li>';
const list = `<ul>${row.repeat(3)}</ul>`;
const banner = '<div role="alert">Maintenance samedi de 8 h à 10 h.</div>';
const consent = '<div role="dialog"><p>Nous utilisons des cookies.</p><button>Accepter</button></div>';

/** New versions of a page with the heading `Fil`, a list of six and a picture; each shows content. */
const versions: [string, string][] = [
  ['a banner that is an alert', `<h1>Fil</h1>${banner}${list}`],
  ['another heading and a banner', `<h1>Le fil de la ville</h1>${banner}${list}`],
  ['a banner and half of the text', `<h1>Fil</h1>${banner}<p>Une annonce de la ville, à lire.</p>`],
  ['two banners over an action', `<h1>Fil</h1>${banner}${banner}<a href="/feed/home">Accueil</a>`],
  ['another heading', `<h1>Bonjour</h1>${list}`],
  ['no heading', list],
  ['no heading, and text only', '<p>Une annonce de la ville.</p>'],
  ['a heading that is no h1', `<h2>Fil</h2>${list}`],
  ['an empty heading', `<h1></h1>${list}`],
  ['fewer rows', `<h1>Fil</h1><ul>${row}</ul>`],
  ['no rows', '<h1>Fil</h1><p>Une annonce de la ville.</p><a href="/a">Lire</a>'],
  ['rows that are no list', '<h1>Fil</h1><div><p>Une annonce</p></div><div><p>Une autre</p></div>'],
  ['no actions', '<h1>Fil</h1><ul><li>Une annonce</li></ul>'],
  ['an empty state for a new reason', '<h1>Fil</h1><p>Aucune annonce de vos quartiers.</p>'],
  ['a short empty state', '<h1>Fil</h1><p role="status">Rien ici.</p>'],
  ['a banner over a short empty state', `<h1>Fil</h1>${banner}<p>Rien ici.</p>`],
  ['a banner over a picture', `<h1>Fil</h1>${banner}<img alt="Ville" src="a.webp">`],
  ['a drawing', '<h1>Fil</h1><svg width="240"></svg>'],
  ['a banner over a drawing', `<h1>Fil</h1>${banner}<div><svg width="240"></svg></div>`],
  ['a consent dialog over the page', `<h1>Fil</h1>${list}${consent}`],
  ['a modal dialog over an empty page', `<h1>Fil</h1>${consent.replace('">', '" aria-modal="true">')}`],
  ['one picture fewer', `<h1>Fil</h1><img alt="Ville" src="a.webp">${list}`],
  ['pictures instead of text', '<h1>Photos</h1><img alt="Ville" src="a.webp"><img alt="Port" src="b.webp">'],
  ['fields without texts', '<h1>Recherche</h1><input placeholder="Nom"><select></select>'],
  ['a table', '<h1>Fil</h1><table><tr><td>Une annonce</td></tr></table>'],
  ['a text that begins like a loading one', `<h1>Fil</h1><p>Chargement du camion</p>${list}`],
];

test.each(versions)('a page that shows content has no fault: %s', (_name, content) => {
  show(content);
  expect(findPageFault()).toBeNull();
});

test('contents are counted outside of errors and by size, and what is hidden is not', () => {
  const items = '<li><a href="/a">Article</a></li>'.repeat(3);
  const main = show(
    `<h1>Fil</h1><ul>${items}</ul><ul style="display: none">${items}</ul><div role="alert">${failed}<button>Réessayer</button></div>`,
  );
  expect(measureContent(main)).toEqual({ headings: 1, rows: 3, actions: 3, textSize: 5, errors: 1 });
  // Whatever the markup, an empty page or a very long one stays within what the origin accepts.
  expect(measureContent(show(''))).toEqual({ headings: 0, rows: 0, actions: 0, textSize: 0, errors: 0 });
  const long = measureContent(show(`<p>${'texte '.repeat(5000)}</p>${'<li>a</li>'.repeat(1500)}`));
  expect([long.rows, long.textSize <= 20]).toEqual([1000, true]);
});

test('a page is reported when two looks see the same, and again when it changes, ten times at most', () => {
  const reported: PageContent[] = [];
  const reporter = new ContentReporter((content) => reported.push(content));
  const look = (content: string) => {
    show(content);
    reporter.look();
  };
  look('<h1>Fil</h1>');
  expect(reported).toEqual([]);
  look('<h1>Fil</h1>');
  look('<h1>Fil</h1>');
  expect(reported).toEqual([{ headings: 1, rows: 0, actions: 0, textSize: 0, errors: 0 }]);
  for (let rows = 1; rows < 20; rows += 1) {
    look('<li></li>'.repeat(rows));
    look('<li></li>'.repeat(rows));
  }
  expect(reported).toHaveLength(10);
});

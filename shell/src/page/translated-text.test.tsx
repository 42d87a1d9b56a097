import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { keepTranslatedTexts } from './translated-text.ts';

const { removeChild, insertBefore } = Node.prototype;

function asTranslation(text: Text): Element {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.textContent = text.data.toUpperCase();
  outer.append(inner);
  return outer;
}

/** Replaces every text of the page as Chrome's translation does, in one step or two. */
function translate({ steps = 1 } = {}): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ parentElement }) => parentElement?.tagName !== 'FONT')) {
    if (steps === 1) text.replaceWith(asTranslation(text));
    else {
      text.before(asTranslation(text));
      text.remove();
    }
  }
}

/** Lets the observers of the page run. */
const afterObservers = () => new Promise((resolve) => setTimeout(resolve));

const shown = () => screen.getByTestId('page').textContent;
const page = (children: ReactNode) => <p data-testid="page">{children}</p>;

beforeEach(keepTranslatedTexts);

afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

const changes: [string, ReactNode, ReactNode, string][] = [
  ['a text that goes', <>un{'deux'}</>, <>un{null}</>, 'UN'],
  ['a text that comes before another', <>{null}deux</>, <>{'un'}deux</>, 'undeux'],
  [
    'an element that comes before a text',
    <>{null}deux</>,
    <>
      <b>un</b>deux
    </>,
    'undeux',
  ],
  [
    'an element in place of a text',
    <>
      {'un'}
      <i>deux</i>
    </>,
    <>
      {<b key="b">un</b>}
      <i>deux</i>
    </>,
    'unDEUX',
  ],
  [
    'a text that changes among others',
    <>
      {1} commentaire{null}
    </>,
    <>
      {2} commentaire{'s'}
    </>,
    '2 COMMENTAIREs',
  ],
  ['the only text', 'un', 'deux', 'deux'],
  ['texts in another order', [<b key="1">un</b>, 'deux'], ['deux', <b key="1">un</b>], 'deuxUN'],
];

describe.each([
  ['at once', { steps: 1 }, afterObservers],
  ['in two steps', { steps: 2 }, afterObservers],
  ['just before the change', { steps: 1 }, () => undefined],
])('a page that was translated %s shows', (_how, options, wait) => {
  test.each(changes)('%s', async (_what, before, after, expected) => {
    const { rerender, unmount } = render(page(before));
    translate(options);
    await wait();
    rerender(page(after));
    await afterObservers();
    expect(shown()).toBe(expected);
    unmount();
    expect(screen.queryByTestId('page')).not.toBeInTheDocument();
  });
});

test('a text that changes again and again is shown and translated each time', async () => {
  const count = (value: number) => page(<>{value} j’aime</>);
  const { rerender } = render(count(0));
  for (const value of [1, 2, 3]) {
    translate();
    await afterObservers();
    rerender(count(value));
    await afterObservers();
    expect(shown()).toBe(`${value} J’AIME`);
  }
});

test('what an extension has removed or moved is no error', async () => {
  const { rerender, container } = render(
    page(
      <>
        {<b key="b">un</b>}
        {<i key="i">deux</i>}trois
      </>,
    ),
  );
  container.querySelector('b')?.remove();
  const wrapper = document.createElement('span');
  container.querySelector('i')?.replaceWith(wrapper);
  rerender(page(<>trois</>));
  expect(shown()).toBe('trois');
});

test('without it, React fails on such a page', () => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(page(<>un{'deux'}</>));
  translate();
  expect(() => rerender(page(<>un{null}</>))).toThrow(/removeChild|not a child/);
});

import { parseRichText, richTags } from '@az/shared/rich-text';
import { renderInApp } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import { readDescription } from '../../data/read-description.ts';
import { hostileDescriptions } from '../../testing/hostile-descriptions.ts';
import { RichText } from './RichText.tsx';

const drawn = (html: string): string => {
  const nodes = parseRichText(html);
  return nodes
    ? (renderInApp(<RichText nodes={nodes} />).container.querySelector('div[class]')?.innerHTML ?? '')
    : '';
};
/** Removes the class names of links. */
const plain = (html: string): string => drawn(html).replace(/ class="[^"]*"| data-[a-z-]+="[^"]*"/g, '');

test.each([
  ['<p>Un <strong>mot</strong> et <em>un</em> <b>autre</b>, <i>puis</i> <u>trois</u>.<br>Fin</p>'],
  ['<p>Avant</p><ul><li>Un</li><li>Deux<ol><li>Trois</li></ol></li></ul><p>Après</p>'],
])('%s is unchanged', (html) => {
  expect(plain(html)).toBe(html);
});

test('a link opens a new tab, which knows nothing of this one', () => {
  const nodes = parseRichText('<p><a href="https://exemple.test/">Un site</a></p>');
  renderInApp(<RichText nodes={nodes ?? []} />);
  const link = screen.getByRole('link', { name: 'Un site' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test.each([
  ['<h1>Titre</h1><div>Texte</div>', '<p>Titre</p><p>Texte</p>'],
  [
    '<h3>Missions</h3><div>Ligne un</div>\n<div><br></div><div>Ligne <b>deux</b></div>Fin',
    '<p>Missions</p><p>Ligne un</p><p><br></p><p>Ligne <b>deux</b></p><p>Fin</p>',
  ],
  ['Un<div>Deux<section>Trois</section>Quatre</div>', 'Un<p>Deux</p><p>Trois</p><p>Quatre</p>'],
  ['<dl><dt>Un<dd>Deux</dl>Trois<hr>Quatre', '<p>Un</p><p>Deux</p><p>Trois</p><p>Quatre</p>'],
  [
    '<table><tr><th>Poste</th> <th>An</th></tr><tr><td><i>Un</i></td><td>Deux</td></tr></table>',
    '<p>Poste · An</p><p><i>Un</i> · Deux</p>',
  ],
  ['<td>Un<td><p>Deux</p><td>Trois', 'Un<p>Deux</p>Trois'],
  [
    '<ul><li><div>Un</div><h4>Deux</h4></li><div>Trois</div></ul>Fin',
    '<ul><li><p>Un</p><p>Deux</p></li><li><p>Trois</p></li></ul><p>Fin</p>',
  ],
  ['<menu><li>Un</menu><dir><li>Deux</dir>', '<ul><li>Un</li></ul><ul><li>Deux</li></ul>'],
  ['<span>Un</span><label>Deux</label>', 'UnDeux'],
  ['<p class="x" style="color:red" onclick="x()">Texte</p>', '<p>Texte</p>'],
  ['<p>Un<p>Deux', '<p>Un</p><p>Deux</p>'],
  ['<b><p>Un</p></b>', '<b></b><p>Un</p>'],
  ['<p><b>Un<ul><li>Deux</ul>', '<p><b>Un</b></p><ul><li>Deux</li></ul>'],
  ['<li>Un</li>', '<p>Un</p>'],
  ['<ul> Un <p>Deux</p></ul>', '<ul><li> Un <p>Deux</p></li></ul>'],
  ['<ul><li>Un</b></em></li></ul>Deux', '<ul><li>Un</li></ul>Deux'],
  ['a &lt;script&gt; &amp; b', 'a &lt;script&gt; &amp; b'],
  ['<script>x()</script>Reste<style>p{}</style>', 'Reste'],
])('%s is rendered as %s', (html, expected) => {
  expect(plain(html)).toBe(expected);
});

test.each([
  ['https://exemple.test/a?b=1', 'https://exemple.test/a?b=1'],
  ['HTTP://EXEMPLE.TEST', 'http://exemple.test/'],
  ['mailto:a@exemple.test', 'mailto:a@exemple.test'],
  ['/profile', null],
  ['//exemple.test', null],
  ['javascript:alert(1)', null],
  ['\u0001javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['vbscript:x', null],
  ['file:///etc', null],
])('a link to %j leads to %j', (href, expected) => {
  const { container } = renderInApp(<RichText nodes={parseRichText(`<a href="${href}">x</a>`) ?? []} />);
  const link = container.querySelector('a');
  expect(link?.getAttribute('href') ?? null).toBe(expected);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test('a link is not inside a link', () => {
  expect(
    drawn('<a href="https://a.test">Un <a href="https://b.test">Deux</a></a>').match(/<a /g),
  ).toHaveLength(2);
  expect(document.querySelector('a a')).toBeNull();
});

test.each([
  null,
  '',
  '<p>-</p>',
  ' <P>\n- </p>\n',
  '<p>&nbsp;-&#32;</p>',
  '<p class="x">-</p>',
  '<p><br></p>',
  '<script>x</script>',
])('%j is empty', async (html) => {
  await expect(readDescription(html)).resolves.toBeNull();
});

test.each(['-', '<p>--</p>', '<p>-</p><p>-</p>', '<p><b>-</b></p>'])(
  '%j is no dash paragraph',
  async (html) => {
    await expect(readDescription(html)).resolves.not.toBeNull();
  },
);

test('length, depth and number of nodes are limited', () => {
  const depthOf = (node: unknown): number =>
    typeof node === 'object' && node !== null && 'children' in node
      ? 1 + Math.max(0, ...(node.children as unknown[]).map(depthOf))
      : 0;
  const deep = parseRichText(`${'<b><i>'.repeat(5000)}fin`) ?? [];
  expect(Math.max(...deep.map(depthOf))).toBe(20);
  expect(JSON.stringify(deep)).toContain('fin');
  expect(parseRichText('<br>'.repeat(50_000))).toBeNull();
  expect(parseRichText(`x${'<br>'.repeat(20_000)}`)?.length).toBeLessThanOrEqual(3000);
});

describe('hostile descriptions', () => {
  test('cover many combinations', () => {
    expect(new Set(hostileDescriptions).size).toBeGreaterThanOrEqual(200);
  });

  test('leave only allowed elements and external links', () => {
    renderInApp(
      hostileDescriptions.map((html) => (
        <section aria-label={html} key={html}>
          <RichText nodes={parseRichText(html) ?? []} />
        </section>
      )),
    );
    const strange = [...document.querySelectorAll('section')].flatMap((section) =>
      [...section.querySelectorAll(':scope > div *')].flatMap((element) => {
        const isAllowed =
          (richTags as readonly string[]).includes(element.localName) &&
          [...element.attributes].every(({ name, value }) =>
            name === 'href'
              ? /^(https?:\/\/|mailto:)/.test(value)
              : ['class', 'rel', 'target', 'data-underline'].includes(name),
          );
        return isAllowed ? [] : [[section.ariaLabel, element.outerHTML]];
      }),
    );
    expect(strange).toEqual([]);
    expect(document.querySelectorAll('section')).toHaveLength(hostileDescriptions.length);
    expect((window as { __ran?: number }).__ran).toBeUndefined();
  });
});

import type { SearchHit } from '@az/shared/area';
import { renderInApp } from '@az/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Palette } from './Palette.tsx';
import { providePaletteSources } from './palette-sources.ts';

const hit: SearchHit = {
  section: 'people',
  id: '7',
  label: 'Élodie Ngassa',
  detail: 'Notaire',
  to: '/profile/7',
};

const search = jest.fn(async (query: string) => (query === 'elo' ? [hit] : []));
const closed = jest.fn();

function open() {
  search.mockClear();
  closed.mockClear();
  providePaletteSources({
    index: {
      routes: [
        { path: '/feed/home', title: 'Accueil' },
        { path: '/blogs/:blogId', title: 'Article' },
      ],
      isComplete: true,
      loadRest: async () => undefined,
    },
    search,
  });
  return renderInApp(<Palette onClose={closed} />);
}

const nothing = /^Aucun résultat pour «\szzz\s»$/;

const field = () => screen.findByRole('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeOption = async () => {
  const id = (await field()).getAttribute('aria-activedescendant');
  return document.getElementById(id ?? '')?.textContent;
};

test('shows every page and command before anything is typed, but no page that needs an id', async () => {
  open();
  await field();
  expect(options()).toEqual([
    'Accueil',
    'Écrire une publication',
    'Écrire un message',
    'Passer au thème clair',
    'Passer au thème sombre',
    'Suivre le thème du système',
    'Afficher les raccourcis clavier',
  ]);
  expect(search).not.toHaveBeenCalled();
});

test('finds by part of a word, whatever the accents, in the results of areas and in its own entries', async () => {
  open();
  await userEvent.type(await field(), 'elo');
  const people = within(await screen.findByRole('group', { name: 'Personnes' }));
  expect(people.getByRole('option')).toHaveTextContent('Élodie NgassaNotaire');
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'THEME SOM');
  expect(options()).toEqual(['Passer au thème sombre']);
});

test('the arrows wrap around, and Enter opens the entry and closes the palette', async () => {
  const { router } = open();
  await userEvent.type(await field(), '{ArrowUp}');
  expect(await activeOption()).toBe('Afficher les raccourcis clavier');
  await userEvent.type(await field(), '{ArrowDown}');
  expect(await activeOption()).toBe('Accueil');
  await userEvent.type(await field(), '{Enter}');
  expect(closed).toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/feed/home');
});

test('says when nothing was found', async () => {
  open();
  await userEvent.type(await field(), 'zzz');
  expect(await screen.findByText(nothing, { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(nothing);
});

describe('on a page that knows only a part of the routes', () => {
  let answer: { come: () => void; fail: (cause: Error) => void };

  async function openPartial() {
    search.mockClear();
    const routes = [{ path: '/feed/home', title: 'Accueil' }];
    const rest = new Promise<void>((resolve, reject) => {
      const come = () => {
        routes.push({ path: '/courses', title: 'Formations' });
        resolve();
      };
      answer = { come, fail: reject };
    });
    providePaletteSources({ index: { routes, isComplete: false, loadRest: () => rest }, search });
    renderInApp(<Palette onClose={closed} />);
    return userEvent.type(await field(), 'forma');
  }

  test('the others are requested, and found as soon as they arrive', async () => {
    await openPartial();
    expect(options()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Recherche en cours');
    await act(async () => answer.come());
    expect(options()).toEqual(['Formations']);
  });

  test('their areas are then queried for the typed text', async () => {
    await openPartial();
    await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
    await act(async () => answer.come());
    await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  });

  test('known entries are found if the other routes fail to load', async () => {
    await openPartial();
    await act(async () => answer.fail(new Error('503')));
    expect(await screen.findByText(/^Aucun résultat/, { selector: 'p' })).toBeVisible();
    await userEvent.clear(await field());
    expect(options()).toContain('Accueil');
  });
});

import { failNextSampleReply } from '@az/shared/sample/articles';
import { renderInApp, sampleMember } from '@az/shared/testing';
import { startTitle } from '@az/shared/title';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as BlogsPage } from './BlogsPage.tsx';

function openPage(route = '/blogs', liveRoutes: string[] = []) {
  const isRouteLive = (path: string) => liveRoutes.includes(path);
  return renderInApp(<BlogsPage />, { route, member: sampleMember(), isRouteLive });
}

const articles = () => screen.findAllByRole('article');
const pages = () => screen.findByRole('navigation', { name: 'Pages' });
const linksOf = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

let stopTitle: () => void;

beforeEach(() => {
  stopTitle = startTitle();
});

afterEach(() => stopTitle());

describe('the news', () => {
  test('opens with six articles, each with its category, its text and its date', async () => {
    openPage();
    expect(screen.getByText('Chargement des actualités…')).toBeInTheDocument();
    const [first, ...others] = await articles();
    expect(others).toHaveLength(5);
    const article = within(first!);
    expect(article.getByRole('heading', { level: 3 })).toHaveTextContent('Soigner les premières lignes');
    expect(article.getByText('Réseau')).toBeInTheDocument();
    expect(article.getByText(/^Trois phrases suffisent/)).toBeInTheDocument();
    expect(article.getByRole('time')).toHaveAttribute('datetime', expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
    expect(article.getByRole('time')).toHaveTextContent(/^\d\d?(er)? \p{L}+ \d{4}$/u);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Actualités');
    expect(document.title).toBe('Actualités · AZ Connect');
  });

  test('lists the newest articles beside the page that is open', async () => {
    openPage('/blogs?page=3');
    const recent = within(await screen.findByRole('region', { name: 'Les plus récents' }));
    expect(recent.getAllByRole('listitem')).toHaveLength(5);
    expect(recent.getByText('Soigner les premières lignes de votre profil')).toBeInTheDocument();
  });

  test('shows people to follow with the cards above them, so that they do not move', async () => {
    openPage();
    expect(screen.queryByRole('region', { name: 'À suivre' })).toBeNull();
    expect(await screen.findByRole('region', { name: 'À suivre' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Les plus récents' })).toBeInTheDocument();
  });

  test('shows an error when it cannot be loaded, and loads on retry', async () => {
    failNextSampleReply();
    openPage();
    expect(await screen.findByText(/Les actualités n’ont pas pu être chargées/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Les plus récents' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await articles()).toHaveLength(6);
  });
});

describe('its pages', () => {
  test('are links, the open one marked', async () => {
    openPage('/blogs?page=2');
    expect(linksOf(await pages())).toEqual([
      ['Précédent', '/blogs'],
      ['Page 1', '/blogs'],
      ['Page 2', '/blogs?page=2'],
      ['Page 3', '/blogs?page=3'],
      ['Suivant', '/blogs?page=3'],
    ]);
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Page 1' })).not.toHaveAttribute('aria-current');
    expect(document.title).toBe('Actualités, page 2 · AZ Connect');
  });

  test('beyond the last show the last one', async () => {
    openPage('/blogs?page=99');
    expect(await articles()).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Suivant' })).not.toBeInTheDocument();
  });

  test('move the focus to the list when one is opened', async () => {
    const { router } = openPage();
    await pages();
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(router.state.location.search).toBe('?page=3');
    expect(await articles()).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Articles, page 3 sur 3' })).toHaveFocus();
  });
});

describe('categories', () => {
  test('are beside the list with their counts, and the URL shows the articles of one of them', async () => {
    const { router } = openPage();
    const categories = within(await screen.findByRole('region', { name: 'Catégories' }));
    expect(linksOf(screen.getByRole('region', { name: 'Catégories' }))).toContainEqual([
      'Formation 3',
      '/blogs?category=Formation',
    ]);
    await userEvent.click(categories.getByRole('link', { name: 'Formation 3' }));
    expect(await articles()).toHaveLength(3);
    expect(categories.getByRole('link', { name: 'Formation 3' })).toHaveAttribute('aria-current', 'true');
    expect(document.title).toBe('Actualités\u00a0: Formation · AZ Connect');
    expect(screen.getByRole('heading', { name: 'Articles, page 1 sur 1' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Tout afficher' }));
    expect(router.state.location.search).toBe('');
    expect(await articles()).toHaveLength(6);
  });

  test('that do not exist show a message, with a link back to all articles', async () => {
    openPage('/blogs?category=Jardinage');
    expect(await screen.findByText('Aucun article dans la catégorie « Jardinage ».')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tout afficher' })).toHaveAttribute('href', '/blogs');
  });
});

describe('titles', () => {
  test('are plain text where article pages do not exist', async () => {
    openPage();
    const [first] = await articles();
    expect(within(first!).queryByRole('link')).not.toBeInTheDocument();
  });

  test('link to the articles whose page exists', async () => {
    openPage('/blogs', ['/blogs/1']);
    const [first, second] = await articles();
    expect(linksOf(first!)).toEqual([['Soigner les premières lignes de votre profil', '/blogs/1']]);
    expect(within(second!).queryByRole('link')).not.toBeInTheDocument();
  });
});

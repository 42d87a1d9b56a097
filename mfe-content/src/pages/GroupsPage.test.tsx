import { failNextSampleReply } from '@az/shared/sample/people';
import { fill, renderInApp, sampleMember } from '@az/shared/testing';
import { startTitle } from '@az/shared/title';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as GroupPage } from './GroupPage.tsx';
import { Component as GroupsPage } from './GroupsPage.tsx';

const openList = (route = '/feed/groups') => renderInApp(<GroupsPage />, { route, member: sampleMember() });
const openGroup = (id: string, query = '') =>
  renderInApp(<GroupPage />, {
    route: `/feed/groups/${id}${query}`,
    path: '/feed/groups/:groupId',
    member: sampleMember(),
  });

const names = async () => {
  await screen.findAllByRole('article');
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
};

let stopTitle: () => void;

beforeEach(() => {
  localStorage.clear();
  stopTitle = startTitle();
});

afterEach(() => stopTitle());

describe('the groups', () => {
  test('start with the member’s own, by name', async () => {
    openList();
    expect(await names()).toEqual([
      'Cercle des indépendants',
      'Écrire au travail',
      'Ressources humaines en pratique',
    ]);
    expect(screen.getAllByText('publications par jour', { exact: false })).not.toHaveLength(0);
    expect(document.title).toBe('Groupes · AZ Connect');
  });

  test('are in the order of the URL, which the select changes', async () => {
    const { router } = openList('/feed/groups?tab=suggested&sort=recent');
    expect(await names()).toEqual(['Code du soir', 'Photographes de la côte', 'Jardins du Plateau']);
    await userEvent.selectOptions(screen.getByLabelText('Trier par'), 'Actifs récemment');
    expect(router.state.location.search).toBe('?tab=suggested&sort=active');
    expect(await names()).toEqual(['Photographes de la côte', 'Code du soir', 'Jardins du Plateau']);
  });

  test('have one that the member creates, and removes after a confirmation', async () => {
    const { unmount } = openList('/feed/groups?tab=more');
    await names();
    await userEvent.click(screen.getByRole('button', { name: 'Créer un groupe' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Créer un groupe' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Créer le groupe' }));
    expect(dialog.getByLabelText(/^Nom du groupe/)).toHaveAccessibleDescription('Donnez un nom au groupe.');
    await fill(dialog.getByLabelText(/^Nom du groupe/), 'Chœur du jeudi');
    await userEvent.click(dialog.getByRole('radio', { name: 'Groupe privé' }));
    await fill(dialog.getByLabelText(/^Description/), 'On chante le jeudi soir.');
    await userEvent.click(dialog.getByRole('button', { name: 'Créer le groupe' }));
    await waitFor(async () => expect((await names())[0]).toBe('Chœur du jeudi'));
    const link = screen.getByRole('link', { name: 'Chœur du jeudi' });
    unmount();
    const { router } = openGroup(link.getAttribute('href')?.split('/').at(-1) ?? '');
    expect(await screen.findAllByText('Groupe privé')).not.toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Actions sur le groupe Chœur du jeudi' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer le groupe' }));
    const question = within(await screen.findByRole('dialog', { name: /^Supprimer ce groupe/ }));
    await userEvent.click(question.getByRole('button', { name: 'Supprimer le groupe' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/feed/groups'));
    expect(JSON.stringify(localStorage)).not.toContain('Chœur du jeudi');
  });

  test('can be left with undo, which returns the focus', async () => {
    openList();
    await names();
    await userEvent.click(screen.getByRole('button', { name: 'Quitter Écrire au travail' }));
    const undo = await screen.findByRole('button', { name: 'Annuler' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(screen.getByRole('button', { name: 'Quitter Écrire au travail' })).toHaveFocus();
  });

  test('that are private get a request, the others are joined', async () => {
    openList('/feed/groups?tab=more');
    await names();
    await userEvent.click(
      screen.getByRole('button', { name: 'Demander à rejoindre Dirigeants de la région' }),
    );
    expect(screen.getByRole('button', { name: 'Demande envoyée Dirigeants de la région' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Rejoindre Langues en conversation' }));
    expect(screen.getByRole('button', { name: 'Quitter Langues en conversation' })).toBeInTheDocument();
  });

  test('that cannot be loaded show an error, and load on retry', async () => {
    failNextSampleReply();
    openList();
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await names()).toHaveLength(3);
  });
});

describe('a group', () => {
  test('of the member shows its publications and stores a new one on this device', async () => {
    openGroup('1');
    await fill(await screen.findByLabelText('Écrire dans le groupe'), '  Bonjour à tous  ');
    await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
    const [first] = screen.getAllByRole('article');
    expect(within(first!).getByText('Bonjour à tous')).toBeInTheDocument();
    expect(within(first!).getByText('Exemple local')).toBeInTheDocument();
    expect(screen.getByLabelText('Écrire dans le groupe')).toHaveValue('');
  });

  test('refuses an empty publication', async () => {
    openGroup('1');
    await userEvent.click(await screen.findByRole('button', { name: 'Publier' }));
    expect(screen.getByLabelText('Écrire dans le groupe')).toHaveAccessibleDescription(
      /La publication est vide/,
    );
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('that is public is readable for all, and writable for its members', async () => {
    openGroup('4');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.queryByLabelText('Écrire dans le groupe')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Rejoindre' }));
    expect(screen.getByLabelText('Écrire dans le groupe')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Membre' })).toHaveFocus();
  });

  test('that is private shows non-members only its description, whatever the tab', async () => {
    openGroup('12', '?tab=connections');
    expect(await screen.findByText('Rejoignez ce groupe pour voir ses publications.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'À propos' })).toBeInTheDocument();
    expect(screen.getByText(/88/)).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages du groupe' })).not.toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByText('Mathis Okoumba')).not.toBeInTheDocument();
  });

  test.each([
    ['about', 'region', 'À propos'],
    ['connections', 'region', 'Membres'],
    ['media', 'region', 'Médias'],
    ['videos', 'list', 'Vidéos'],
    ['events', 'list', 'Événements'],
  ])('has a page %s', async (tab, role, name) => {
    openGroup('1', `?tab=${tab}`);
    expect(await screen.findByRole(role, { name })).toBeInTheDocument();
    expect(document.title).toMatch(/^Cercle des indépendants, /);
  });

  test('says which of its pages are empty', async () => {
    openGroup('2', '?tab=videos');
    expect(await screen.findByText('Aucune vidéo')).toBeInTheDocument();
  });

  test('that does not exist shows a message with a link back', async () => {
    openGroup('999');
    expect(await screen.findByText('Ce groupe n’existe pas ou n’existe plus.')).toBeInTheDocument();
    expect(document.title).toBe('Introuvable · AZ Connect');
  });
});

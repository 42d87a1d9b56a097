import { failNextSampleReply } from '@az/shared/sample-server';
import { fakeServer, fill, json, renderInApp, sampleMember } from '@az/shared/testing';
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
  // All calls but those of groups, which the sample server replies to.
  fakeServer().on('GET /capabilities', () => json({ extensions: [] }));
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

  test('show that leaving was refused', async () => {
    openList();
    await names();
    failNextSampleReply();
    await userEvent.click(screen.getByRole('button', { name: 'Quitter Écrire au travail' }));
    expect(await screen.findByText('Groupe quitté')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Quitter Écrire au travail' })).toBeInTheDocument();
  });

  test('say that they are sample data only where the server has none', async () => {
    const { unmount } = openList();
    expect(await screen.findByText('Données d’exemple')).toBeInTheDocument();
    unmount();
    const server = fakeServer();
    server.on('GET /capabilities', () => json({ extensions: ['groups'] }));
    server.on('GET /groups', () => json({ success: true, items: [], meta: { next_cursor: null } }));
    openList();
    expect(await screen.findByText('Aucun groupe')).toBeInTheDocument();
    expect(screen.queryByText('Données d’exemple')).not.toBeInTheDocument();
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
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    const [first] = screen.getAllByRole('article');
    expect(within(first!).getByText('Bonjour à tous')).toBeInTheDocument();
    expect(within(first!).getByText('Exemple local')).toBeInTheDocument();
    expect(screen.getByLabelText('Écrire dans le groupe')).toHaveValue('');
    await userEvent.click(within(first!).getByRole('button', { name: /^Actions sur la publication/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer la publication' }));
    await waitFor(() => expect(screen.queryByText('Bonjour à tous')).not.toBeInTheDocument());
  });

  test('keeps a publication that could not be stored', async () => {
    openGroup('1');
    await fill(await screen.findByLabelText('Écrire dans le groupe'), 'Bonjour à tous');
    failNextSampleReply();
    await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Non envoyé/);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  });

  test('counts a like at once, and no longer when it is refused', async () => {
    openGroup('1');
    const [like] = await screen.findAllByRole('button', { name: /J’aime/ });
    failNextSampleReply();
    await userEvent.click(like!);
    expect(like).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.click(like!);
    expect(like).toHaveAttribute('aria-pressed', 'true');
  });

  test('that is private can be left, which closes it until that is undone', async () => {
    openGroup('3');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    await userEvent.click(
      screen.getByRole('button', { name: 'Actions sur le groupe Ressources humaines en pratique' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Quitter le groupe' }));
    expect(screen.getByText('Rejoignez ce groupe pour voir ses publications.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Membre' })).toBeInTheDocument();
  });

  test('refuses an empty publication', async () => {
    openGroup('1');
    await userEvent.click(await screen.findByRole('button', { name: 'Publier' }));
    expect(screen.getByLabelText('Écrire dans le groupe')).toHaveAccessibleDescription(
      /La publication est vide/,
    );
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  test('that is public is readable for all, and writable for its members', async () => {
    openGroup('4');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.queryByLabelText('Écrire dans le groupe')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Rejoindre' }));
    expect(screen.getByRole('button', { name: 'Membre' })).toHaveFocus();
    expect(await screen.findByLabelText('Écrire dans le groupe')).toBeInTheDocument();
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

import { endClosedAccount } from '@az/shared/auth';
import { failNextSampleReply } from '@az/shared/sample-server';
import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { startTitle } from '@az/shared/title';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as MessagingPage } from './MessagingPage.tsx';

const member = sampleMember();
const user = userEvent.setup();

function openPage(route = '/messaging') {
  return renderInApp(<MessagingPage />, { route, member });
}

/** The page on a screen where both panes fit. */
function openWidePage(route?: string) {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('min-width'),
        media: query,
      }) as MediaQueryList,
  );
  return openPage(route);
}

const row = (name: RegExp) => screen.findByRole('link', { name });
const field = () => screen.findByLabelText('Type a message');
const log = (name: string) => screen.findByRole('log', { name: `Messages avec ${name}` });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
/** Longer than it takes a contact to reply. */
const untilReply = { timeout: 3000 };

let stopTitle: () => void;

beforeEach(() => {
  stopTitle = startTitle();
  localStorage.clear();
  fakeServer().on('GET /capabilities', () => json({ extensions: [] }));
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});

afterEach(() => {
  stopTitle();
  act(() => endClosedAccount());
});

describe('the list', () => {
  test('shows every contact with their status, and the number of unread messages in the title', async () => {
    openPage();
    expect(screen.getByText('Chargement des conversations…')).toBeInTheDocument();
    expect(await row(/Mathis Okoumba \(En ligne\)/)).toHaveAttribute('href', '/messaging?contact=102');
    expect(await row(/Corentin Vasseur.*1 message non lu$/)).toBeInTheDocument();
    expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(12);
    expect(screen.getByRole('heading', { level: 1, name: 'Messagerie' })).toBeInTheDocument();
    expect(document.title).toBe('(2) Messagerie · AZ Connect');
  });

  test('is searched ignoring accents and case', async () => {
    openPage();
    const search = await screen.findByLabelText('Rechercher une conversation');
    await user.type(search, 'TRANNOY');
    expect(screen.getByRole('link', { name: /Élodie Trannoy/ })).toBeInTheDocument();
    await user.clear(search);
    await user.type(search, 'ELODIE');
    // The code that ignores accents loads with the first search.
    expect(await screen.findByRole('link', { name: /Élodie Trannoy/ })).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByText('Aucune conversation')).not.toBeInTheDocument();
    await user.type(search, 'x');
    expect(screen.getByText('Aucune conversation')).toBeInTheDocument();
  });

  test('shows an error when it cannot be loaded, and loads on retry', async () => {
    failNextSampleReply();
    openPage();
    expect(await screen.findByText(/Vos conversations n’ont pas pu être chargées/)).toBeInTheDocument();
    await press('Réessayer');
    expect(await row(/Mathis Okoumba/)).toBeInTheDocument();
  });
});

describe('the selected conversation', () => {
  test('is the one with contact 102 where both panes fit, without taking the focus', async () => {
    openWidePage();
    expect(await log('Mathis Okoumba')).toHaveAttribute('aria-live', 'off');
    expect(await row(/Mathis Okoumba/)).toHaveAttribute('aria-current', 'true');
    expect(document.body).toHaveFocus();
  });

  test('is none on a small screen without a contact in the URL', async () => {
    openPage();
    await row(/Mathis Okoumba/);
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
  });

  test('is the one in the URL, and reading it lowers the count', async () => {
    openPage('/messaging?contact=104');
    expect(within(await log('Corentin Vasseur')).getByText(/Il en reste huit/)).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('(1) Messagerie · AZ Connect'));
  });

  test('moves the focus to its name on a small screen, and back to the list', async () => {
    const { router } = openPage();
    await user.click(await row(/Mathis Okoumba/));
    expect(router.state.location.search).toBe('?contact=102');
    expect(screen.getByRole('heading', { name: 'Mathis Okoumba' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Retour aux conversations' }));
    expect(router.state.location.search).toBe('');
    expect(await row(/Mathis Okoumba/)).toHaveFocus();
  });

  test('invites to write when there are no messages yet', async () => {
    openPage('/messaging?contact=111');
    expect(await screen.findByText('Dites bonjour à Thibault Ewondé.')).toBeInTheDocument();
  });

  test('is offered back when it has been archived', async () => {
    openPage('/messaging?contact=102');
    await user.click(await screen.findByRole('button', { name: /^Actions sur la conversation/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    expect(await screen.findByText('Conversation archivée')).toBeInTheDocument();
    await press('Annuler');
    expect(screen.queryByText('Conversation archivée')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Actions sur la conversation/ }));
    expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeInTheDocument();
  });

  test('cannot be found for a contact that does not exist', async () => {
    openPage('/messaging?contact=999');
    expect(await screen.findByRole('heading', { name: 'Conversation introuvable' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir les conversations' })).toHaveAttribute(
      'href',
      '/messaging',
    );
  });
});

describe('writing', () => {
  test('Enter sends: the message is sent after the server’s reply, and read when the contact’s reply arrives', async () => {
    openPage('/messaging?contact=111');
    await user.type(await field(), 'Bonjour{Enter}');
    const messages = within(await log('Thibault Ewondé'));
    expect(messages.getByText('Bonjour')).toBeInTheDocument();
    expect(messages.queryByText('Envoyé')).not.toBeInTheDocument();
    expect(await messages.findByText('Envoyé')).toBeInTheDocument();
    expect(await messages.findByText('Lu', {}, untilReply)).toBeInTheDocument();
    expect(messages.queryByText('Envoyé')).not.toBeInTheDocument();
    expect(messages.getByText(/^Thibault Ewondé/)).toBeInTheDocument();
    expect(await field()).toHaveValue('');
  });

  test('Shift and Enter start a new line; the button sends', async () => {
    openPage('/messaging?contact=111');
    await user.type(await field(), 'un{Shift>}{Enter}{/Shift}deux');
    expect(await field()).toHaveValue('un\ndeux');
    await press('Send');
    expect(within(await log('Thibault Ewondé')).getByText(/un\s+deux/)).toBeInTheDocument();
    expect(await field()).toHaveFocus();
  });

  test('Enter that ends an input method’s composition does not send', async () => {
    openPage('/messaging?contact=111');
    await user.type(await field(), 'こんにちは');
    fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
    // Safari sends the key after the end of the composition.
    fireEvent.compositionEnd(await field(), { data: 'は' });
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229, isComposing: false });
    expect(screen.getByRole('log').querySelector('time')).toBeNull();
    expect(await field()).toHaveValue('こんにちは');
  });

  test('an empty message is refused under the field until something is written', async () => {
    openPage('/messaging?contact=111');
    await user.click(await field());
    expect(screen.queryByText('Please enter message')).not.toBeInTheDocument();
    await press('Send');
    const error = screen.getByText('Please enter message');
    expect(error).toHaveAttribute('lang', 'en');
    expect(await field()).toHaveFocus();
    expect(await field()).toBeInvalid();
    expect(await field()).toHaveAccessibleDescription('Please enter message');
    await user.keyboard('B');
    expect(error).not.toBeInTheDocument();
  });

  test('a double click sends once, without an error for the empty field', async () => {
    openPage('/messaging?contact=111');
    await user.type(await field(), 'Bonjour');
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(within(await log('Thibault Ewondé')).getAllByText('Bonjour')).toHaveLength(1);
    expect(screen.queryByText('Please enter message')).not.toBeInTheDocument();
  });

  test('a message that could not be sent waits, and is sent again', async () => {
    openPage('/messaging?contact=111');
    await user.type(await field(), 'Bonjour');
    failNextSampleReply();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^En attente d’envoi/)).toBeInTheDocument();
    expect(await screen.findByText('Envoyé', {}, untilReply)).toBeInTheDocument();
    expect(screen.queryByText(/^En attente d’envoi/)).not.toBeInTheDocument();
  });

  test('each contact keeps a draft of their own', async () => {
    openWidePage('/messaging?contact=111');
    await user.type(await field(), 'Je pense à');
    await user.click(await row(/Anaïs Delcourt/));
    expect(await field()).toHaveValue('');
    await user.click(await row(/Thibault Ewondé/));
    expect(await field()).toHaveValue('Je pense à');
  });

  test('a reply is added to the right conversation and counts as unread there', async () => {
    openWidePage('/messaging?contact=111');
    await user.type(await field(), 'Bonjour{Enter}');
    await user.click(await row(/Anaïs Delcourt/));
    const { length } = (await log('Anaïs Delcourt')).querySelectorAll('time');
    const replied = { name: /Thibault Ewondé.*1 message non lu$/ };
    expect(await screen.findByRole('link', replied, untilReply)).toBeInTheDocument();
    expect((await log('Anaïs Delcourt')).querySelectorAll('time')).toHaveLength(length);
    await waitFor(() => expect(document.title).toBe('(3) Messagerie · AZ Connect'), untilReply);
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { PostCard } from './PostCard.tsx';

const author = { name: 'Zoé Marchal', role: 'Architecte', picture: null, verified: true };

type Props = Partial<ComponentProps<typeof PostCard>>;

function show(props: Props = {}) {
  return renderInApp(<PostCard author={author} createdAt={null} text="Bonjour à toutes." {...props} />);
}

const menuButton = () => screen.getByRole('button', { name: 'Actions sur la publication de Zoé Marchal' });

test('is an article named by its author and described by its text', () => {
  show({ badge: 'Exemple local', feed: { position: 2, setSize: -1 } });
  const card = screen.getByRole('article', { name: /^Zoé Marchal/ });
  expect(card).toHaveAccessibleDescription('Bonjour à toutes.');
  expect(card).toHaveAttribute('aria-posinset', '2');
  expect(within(card).getByRole('heading', { level: 2 })).toHaveTextContent('Zoé Marchal');
  expect(within(card).getByRole('img', { name: 'Compte vérifié' })).toBeInTheDocument();
  expect(within(card).getByText('Exemple local')).toBeInTheDocument();
});

test.each([true, false])(
  'its text has the direction of its own letters, on a page of its own (%s) or not',
  (isWhole) => {
    show({ text: 'مرحبا بالعالم!', isWhole });
    expect(screen.getByText('مرحبا بالعالم!')).toHaveAttribute('dir', 'auto');
  },
);

test('has only the actions it was given', () => {
  show({ text: '' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('article')).not.toHaveAttribute('aria-describedby');
});

test('shows three lines of a long text, and all of it when expanded', async () => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  show();
  const more = screen.getByRole('button', { name: 'Voir plus de la publication de Zoé Marchal' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(screen.getByRole('button', { name: /^Réduire/ })).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  [3, false],
  [4, false],
  [5, true],
])('a text of %d lines can be expanded: %p', (lines, hasMore) => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(lines * 24);
  show();
  expect(screen.queryAllByRole('button', { name: /^Voir plus/ })).toHaveLength(hasMore ? 1 : 0);
});

test('says whether the member likes it, and how many do', async () => {
  const onToggle = jest.fn();
  const { unmount } = show({ likes: { count: 1234, isLiked: false, onToggle } });
  const like = screen.getByRole('button', { name: /^J’aime 1,2\sk$/, pressed: false });
  expect(within(like).getByTitle(/^1\s234$/)).toBeInTheDocument();
  await userEvent.click(like);
  expect(onToggle).toHaveBeenCalledTimes(1);
  unmount();
  show({ likes: { count: null, isLiked: true, onToggle } });
  expect(screen.getByRole('button', { name: 'J’aime', pressed: true })).toBeInTheDocument();
});

test('opens the comments, here or on another page, and shares', async () => {
  const [onOpen, onShare] = [jest.fn(), jest.fn()];
  const { unmount } = show({ comments: { count: 3, onOpen }, onShare });
  await userEvent.click(screen.getByRole('button', { name: 'Commenter 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Partager' }));
  expect([onOpen, onShare].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  unmount();
  show({ comments: { count: 3, to: '/feed/post-details?post=1' } });
  expect(screen.getByRole('link', { name: 'Commenter 3' })).toHaveAttribute(
    'href',
    '/feed/post-details?post=1',
  );
});

test('has a menu that loads on demand and supports the arrow keys', async () => {
  const [onSave, onReport] = [jest.fn(), jest.fn()];
  show({
    menu: { isSaved: true, onSave, onUnfollow: jest.fn(), onHide: jest.fn(), onBlock: jest.fn(), onReport },
  });
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  menuButton().focus();
  await userEvent.keyboard('{Enter}');
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Retirer des enregistrés',
    'Ne plus suivre Zoé Marchal',
    'Masquer la publication',
    'Bloquer Zoé Marchal',
    'Signaler la publication',
  ]);
  await waitFor(() => expect(items[0]).toHaveFocus());
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onReport).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(menuButton()).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Retirer des enregistrés' }));
  expect(onSave).toHaveBeenCalledTimes(1);
});

describe('hidden', () => {
  const onEnd = jest.fn();

  function Hideable() {
    const [isHidden, setHidden] = useState(false);
    return (
      <PostCard
        author={author}
        createdAt={null}
        hidden={isHidden ? { onUndo: () => setHidden(false), onEnd } : null}
        menu={{ onHide: () => setHidden(true) }}
        text="Bonjour à toutes."
      />
    );
  }

  async function hide() {
    renderInApp(<Hideable />);
    fireEvent.click(menuButton());
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Masquer la publication' }));
    return screen.findByRole('button', { name: 'Annuler' });
  }

  afterEach(() => jest.useRealTimers());

  test('shows a notice with the focus, and returns with the focus', async () => {
    const undo = await hide();
    expect(screen.getByRole('article', { name: 'Publication masquée' })).toHaveTextContent(
      'Publication masquée · Annuler',
    );
    expect(screen.queryByText('Bonjour à toutes.')).toBeNull();
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    expect(screen.getByText('Bonjour à toutes.')).toBeInTheDocument();
    expect(menuButton()).toHaveFocus();
  });

  test('ends after 8 seconds, paused under the pointer', async () => {
    onEnd.mockReset();
    renderInApp(
      <PostCard author={author} createdAt={null} hidden={{ onUndo: jest.fn(), onEnd }} text="Bonjour" />,
    ).unmount();
    jest.useFakeTimers();
    jest.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(false);
    renderInApp(
      <PostCard author={author} createdAt={null} hidden={{ onUndo: jest.fn(), onEnd }} text="Bonjour" />,
    );
    const notice = screen.getByRole('group', { name: 'Publication masquée' });
    act(() => jest.advanceTimersByTime(7000));
    fireEvent.pointerEnter(notice);
    act(() => jest.advanceTimersByTime(60_000));
    expect(onEnd).not.toHaveBeenCalled();
    fireEvent.pointerLeave(notice);
    act(() => jest.advanceTimersByTime(999));
    expect(onEnd).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});

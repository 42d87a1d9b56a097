import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '../../api/index.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { CommentThread } from './CommentThread.tsx';
import { type ThreadComment, toThreadItems } from './comment.ts';

function comment(id: string, name: string, children: ThreadComment[] = []): ThreadComment {
  return {
    id,
    author: { name, picture: null },
    text: `Texte ${id}`,
    createdAt: null,
    likeCount: 0,
    isLiked: false,
    children,
  };
}

const deep = [
  comment('1', 'Ana', [
    comment('2', 'Basile', [comment('3', 'Chloé', [comment('4', 'Denis', [comment('5', 'Élise')])])]),
  ]),
];

const texts = (list: HTMLElement) =>
  [...list.children].map((item) => item.textContent?.match(/Texte \d+/)?.[0]);
const field = (name = 'Écrire un commentaire') => screen.getByRole('textbox', { name });

test('replies are three levels deep; deeper ones name whom they reply to', () => {
  renderInApp(<CommentThread comments={deep} onSend={jest.fn()} />);
  const third = screen.getByRole('list', { name: 'Réponses à Basile' });
  expect(texts(third)).toEqual(['Texte 3', 'Texte 4', 'Texte 5']);
  expect(screen.queryByRole('list', { name: 'Réponses à Chloé' })).toBeNull();
  const [chloe, denis, elise] = within(third).getAllByRole('listitem');
  expect(chloe).not.toHaveTextContent('En réponse à');
  expect(denis).toHaveTextContent('En réponse à Chloé');
  expect(elise).toHaveTextContent('En réponse à Denis');
});

test('converting comments does not change the input', () => {
  const before = structuredClone(deep);
  toThreadItems(deep);
  expect(deep).toEqual(before);
});

test('shows five at a time, and the first added one takes the focus', async () => {
  const many = Array.from({ length: 11 }, (_, index) => comment(`${index + 1}`, 'Ana'));
  renderInApp(<CommentThread comments={many} onSend={jest.fn()} />);
  const list = screen.getByRole('list', { name: 'Commentaires' });
  expect(list.children).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Voir 5 autres commentaires' }));
  expect(list.children).toHaveLength(10);
  expect(list.children[5]).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Voir un autre commentaire' }));
  expect(list.children).toHaveLength(11);
  expect(list.children[10]).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Voir/ })).toBeNull();
});

test('Ctrl and Enter sends; the box is empty again', async () => {
  const onSend = jest.fn().mockResolvedValue(undefined);
  renderInApp(<CommentThread comments={[]} onSend={onSend} />);
  expect(screen.getByText('Aucun commentaire.')).toBeInTheDocument();
  await userEvent.type(field(), ' Bravo {Control>}{Enter}{/Control}');
  expect(onSend).toHaveBeenCalledWith('Bravo', null);
  expect(field()).toHaveValue('');
  expect(screen.getByText('Commentaire publié.')).toHaveAttribute('role', 'status');
});

test('keeps the text when it was not stored, says why, and can be sent again', async () => {
  const onSend = jest.fn().mockRejectedValueOnce(new AppError('offline')).mockResolvedValue(undefined);
  renderInApp(<CommentThread comments={[]} onSend={onSend} />);
  await userEvent.type(field(), 'Bravo');
  await userEvent.click(screen.getByRole('button', { name: 'Commenter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Non envoyé. Le serveur ne répond pas.');
  expect(field()).toHaveValue('Bravo');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onSend).toHaveBeenCalledTimes(2);
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an empty comment is refused until something is written', async () => {
  const onSend = jest.fn();
  renderInApp(<CommentThread comments={[]} onSend={onSend} />);
  await userEvent.click(screen.getByRole('button', { name: 'Commenter' }));
  expect(field()).toBeInvalid();
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(field(), 'B');
  expect(field()).toBeValid();
});

test('a reply has its own box, which closes after it was sent', async () => {
  const onSend = jest.fn().mockResolvedValue(undefined);
  renderInApp(<CommentThread comments={[comment('1', 'Ana')]} onSend={onSend} />);
  const reply = screen.getByRole('button', { name: 'Répondre à Ana' });
  await userEvent.click(reply);
  expect(reply).toHaveAttribute('aria-expanded', 'true');
  expect(field('Répondre à Ana')).toHaveFocus();
  await userEvent.keyboard('Merci{Meta>}{Enter}{/Meta}');
  expect(onSend).toHaveBeenCalledWith('Merci', '1');
  expect(screen.queryByRole('textbox', { name: 'Répondre à Ana' })).toBeNull();
  expect(reply).toHaveFocus();
});

test('a comment can be liked if that is possible', async () => {
  const onLike = jest.fn();
  const liked = { ...comment('1', 'Ana'), likeCount: 2, isLiked: true };
  const { unmount } = renderInApp(<CommentThread comments={[liked]} onLike={onLike} onSend={jest.fn()} />);
  const name = 'J’aime le commentaire de Ana 2';
  await userEvent.click(screen.getByRole('button', { name, pressed: true }));
  expect(onLike).toHaveBeenCalledWith('1');
  unmount();
  renderInApp(<CommentThread comments={[liked]} onSend={jest.fn()} />);
  expect(screen.queryByRole('button', { name })).toBeNull();
});

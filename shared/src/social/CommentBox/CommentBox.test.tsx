import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { CommentBox, useCommentBox } from './CommentBox.tsx';

/** Sends at once, as for data that stays on this device. */
function Writing({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const send = () => {
    onSend(text);
    setText('');
  };
  return <CommentBox onSend={send} onWrite={setText} state={{ status: 'writing' }} text={text} />;
}

test('a double click sends once, and the field has the focus', async () => {
  const sent: string[] = [];
  renderInApp(<Writing onSend={(text) => sent.push(text)} />);
  await userEvent.type(await screen.findByLabelText('Écrire un commentaire'), 'Bravo');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Commenter' }));
  expect(sent).toEqual(['Bravo']);
  expect(screen.getByLabelText('Écrire un commentaire')).toHaveFocus();
});

/** A box whose comments are stored on the device first. */
function Queueing({
  waitingFor,
  onSent,
}: {
  waitingFor: Promise<string | null>;
  onSent: (id: string) => void;
}) {
  return <CommentBox {...useCommentBox({ send: async () => ({ waitingFor }), onSent })} />;
}

test.each([
  ['online', true, ''],
  ['offline', false, 'Commentaire en attente d’envoi.'],
])(
  'a comment that is stored on the device %s leaves the field at once, and is published only with an answer',
  async (_what, onLine, said) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    let settle: (id: string | null) => void = () => undefined;
    const waitingFor = new Promise<string | null>((resolve) => {
      settle = resolve;
    });
    const sent: string[] = [];
    renderInApp(<Queueing onSent={(id) => sent.push(id)} waitingFor={waitingFor} />);
    await userEvent.type(await screen.findByLabelText('Écrire un commentaire'), 'Bravo');
    await userEvent.click(screen.getByRole('button', { name: 'Commenter' }));
    expect(screen.getByLabelText('Écrire un commentaire')).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent(said);
    expect(sent).toEqual([]);
    await act(async () => settle('c1'));
    expect(screen.getByRole('status')).toHaveTextContent('Commentaire publié.');
    expect(sent).toEqual(['c1']);
  },
);

test('a comment that was refused or removed is not announced', async () => {
  renderInApp(<Queueing onSent={() => undefined} waitingFor={Promise.resolve(null)} />);
  await userEvent.type(await screen.findByLabelText('Écrire un commentaire'), 'Bravo');
  await userEvent.click(screen.getByRole('button', { name: 'Commenter' }));
  expect(screen.getByLabelText('Écrire un commentaire')).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

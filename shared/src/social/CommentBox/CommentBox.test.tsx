import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { CommentBox } from './CommentBox.tsx';

/** Sends at once, like data that stays on this device. */
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

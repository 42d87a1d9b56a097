import { renderInApp } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAccessForm } from './use-access-form.ts';

const send = jest.fn();

function Form() {
  const { form, submit, busy, failure } = useAccessForm({
    initialValues: { email: '' },
    rules: { email: () => null },
    send,
    sentenceFor: ({ message }) => message,
    focusAfterFailure: 'email',
  });
  return (
    <form aria-busy={busy} aria-label="Connexion" onSubmit={submit}>
      <input aria-label="E-mail" {...form.getInputProps('email')} />
      {failure && <p role="alert">{failure}</p>}
      <button type="submit">Envoyer</button>
    </form>
  );
}

test('an error that does not come from the server ends the pending state and shows a message', async () => {
  const reported: unknown[] = [];
  // Missing in jsdom.
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
  const mistake = new TypeError('undefined is not a function');
  send.mockRejectedValueOnce(mistake);
  renderInApp(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Une erreur inattendue est survenue.');
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'false');
  expect(reported).toEqual([mistake]);
});

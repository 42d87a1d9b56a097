import { renderInApp, sampleMember } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSettingsForm } from './use-settings-form.ts';

const send = jest.fn();

function Form() {
  const { submit, textField, status } = useSettingsForm({
    stored: { city: '' },
    fields: ['city'],
    check: (values: { city: string }) => ({ request: values, errors: null }),
    send,
  });
  const { error: _error, ...city } = textField('city');
  return (
    <form aria-busy={status.kind === 'busy'} aria-label="Adresse" onSubmit={submit}>
      <input aria-label="Ville" {...city} />
      {status.kind === 'failed' && <p role="alert">{status.reason}</p>}
      <button type="submit">Enregistrer</button>
    </form>
  );
}

test('a failure that is not the server’s ends the pending state and shows a message', async () => {
  const reported: unknown[] = [];
  // Browsers have this, jsdom does not.
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
  const mistake = new TypeError('undefined is not a function');
  send.mockRejectedValueOnce(mistake);
  renderInApp(<Form />, { member: sampleMember() });
  await userEvent.type(screen.getByRole('textbox', { name: 'Ville' }), 'Oyem');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Une erreur inattendue est survenue.');
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'false');
  expect(reported).toEqual([mistake]);
});

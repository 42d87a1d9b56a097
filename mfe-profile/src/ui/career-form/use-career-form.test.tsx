import { AppError } from '@az/shared/api';
import { renderInApp, sampleMember } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCareerForm } from './use-career-form.ts';

const send = jest.fn();

const refusal = new AppError('invalid', {
  serverMessage: 'Refusé',
  fields: { phone: 'Ce numéro est refusé.' },
});

function Form() {
  const { submit, textField, errors, failure, busy, startOver } = useCareerForm({
    draft: 'test',
    pristine: { name: '', phone: '' },
    fields: ['name', 'phone'],
    check: (values: { name: string; phone: string }) =>
      values.name === ''
        ? { request: null, errors: { name: 'Le nom manque.' } }
        : { request: values, errors: null },
    send,
    idOf: (field) => field,
  });
  const { error: _nameError, ...name } = textField('name');
  const { error: _phoneError, ...phone } = textField('phone');
  return (
    <form aria-busy={busy} onSubmit={submit}>
      <input aria-label="Nom" {...name} />
      <input aria-label="Téléphone" {...phone} />
      <ul aria-label="Erreurs">
        {errors.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      {failure && <p role="alert">{failure.reason}</p>}
      <button type="submit">Envoyer</button>
      <button onClick={startOver} type="button">
        Repartir
      </button>
    </form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);
const errors = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(async () => {
  send.mockReset().mockRejectedValue(refusal);
  renderInApp(<Form />, { member: sampleMember() });
  await type('Nom', 'Mavoula');
  await type('Téléphone', '12');
  await press('Envoyer');
  expect(await screen.findByRole('alert')).toHaveTextContent('Refusé');
  expect(errors()).toEqual(['Ce numéro est refusé.']);
});

test('a server error stays while other fields change', async () => {
  await type('Nom', ' SA');
  expect(errors()).toEqual(['Ce numéro est refusé.']);
  await type('Téléphone', '3');
  expect(errors()).toEqual([]);
});

test('starting over removes the server error', async () => {
  await press('Repartir');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(errors()).toEqual([]);
  await press('Envoyer');
  expect(errors()).toEqual(['Le nom manque.']);
  await type('Nom', 'M');
  expect(errors()).toEqual([]);
});

test('a validation error replaces the server error', async () => {
  await userEvent.clear(screen.getByRole('textbox', { name: 'Nom' }));
  await press('Envoyer');
  expect(errors()).toEqual(['Le nom manque.']);
  await type('Nom', 'M');
  expect(errors()).toEqual([]);
});

test('a failure that is not the server’s ends the pending state, shows a message and can be retried', async () => {
  const reported: unknown[] = [];
  // Browsers have this, jsdom does not.
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
  const mistake = new TypeError('undefined is not a function');
  send.mockReset().mockRejectedValueOnce(mistake).mockResolvedValue(undefined);
  await press('Envoyer');
  expect(await screen.findByRole('alert')).toHaveTextContent('Une erreur inattendue est survenue.');
  expect(screen.getByRole('textbox', { name: 'Nom' }).closest('form')).toHaveAttribute('aria-busy', 'false');
  expect(reported).toEqual([mistake]);
  await press('Envoyer');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(2);
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '../api/index.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { sampleMember } from '../testing/sample-member.ts';
import { startTitle } from '../title/index.ts';
import { Page } from '../ui/Page/Page.tsx';
import { checked, useSubmitForm } from './index.ts';

const empty = { name: '', phone: '' };
type Values = typeof empty;

const send = jest.fn<Promise<unknown> | undefined, [Values, string]>();
const onFailure = jest.fn();
let onSent: ((reply: unknown, request: Values) => { stored?: Values; message: string }) | undefined;
let isDrafted = false;

function Form() {
  const form = useSubmitForm({
    initial: empty,
    fields: ['name', 'phone'],
    check: (values: Values, stored) =>
      values.name === stored.name && values.name !== ''
        ? { request: null, errors: null }
        : checked({ name: values.name === '' ? 'Le nom manque.' : null }, () => values),
    send,
    onFailure,
    ...(onSent && { onSent }),
    ...(isDrafted && { draft: { key: 'test', secrets: ['phone' as const] } }),
  });
  const { status } = form;
  const propsOf = (name: keyof Values) => {
    const { error, ...props } = form.field(name);
    return { ...props, 'aria-invalid': Boolean(error), 'aria-description': error };
  };
  return (
    <form aria-label="Inscription" onSubmit={(event) => void form.submit(event)}>
      <Page title="Inscription" />
      <fieldset disabled={status.kind === 'busy'}>
        <input aria-label="Nom" {...propsOf('name')} />
        <input aria-label="Téléphone" {...propsOf('phone')} />
      </fieldset>
      <ul>
        {form.errors.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <p role="status">
        {status.kind} {status.kind === 'done' && status.message} {form.isDirty && 'modifié'}{' '}
        {form.isRestored && 'retrouvé'}
      </p>
      {status.kind === 'failed' && <p role="alert">{status.error.reason}</p>}
      <button disabled={status.kind === 'busy'} type="submit">
        Envoyer
      </button>
      <button onClick={form.startOver} type="button">
        Repartir
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, text: string) => userEvent.type(field(name), text);
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const errors = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent?.replace(/\s+/g, ' ').trim();
const open = () => renderInApp(<Form />, { member: sampleMember() });

/** A request that is pending until it is settled. */
function pending() {
  let settle: (error?: unknown) => void = () => undefined;
  send.mockImplementationOnce(
    () => new Promise<void>((resolve, reject) => (settle = (error) => (error ? reject(error) : resolve()))),
  );
  return async (error?: unknown) => act(async () => settle(error));
}

const refusal = (details: ConstructorParameters<typeof AppError>[1]) => new AppError('invalid', details);

let stopTitle: () => void;

beforeEach(() => {
  localStorage.clear();
  send.mockReset();
  onFailure.mockReset();
  onSent = undefined;
  isDrafted = false;
  stopTitle = startTitle();
});

afterEach(() => stopTitle());

describe('validation', () => {
  test('shows no errors before it is sent, then at every change', async () => {
    open();
    await type('Téléphone', '1');
    expect(field('Nom')).toBeValid();
    await press('Envoyer');
    expect(send).not.toHaveBeenCalled();
    expect(field('Nom')).toBeInvalid();
    expect(field('Nom')).toHaveFocus();
    expect(errors()).toEqual(['Le nom manque.']);
    expect(document.title).toBe('Erreur : Inscription · AZ Connect');
    await userEvent.keyboard('M');
    expect(errors()).toEqual([]);
    expect(document.title).toBe('Inscription · AZ Connect');
    await userEvent.clear(field('Nom'));
    expect(errors()).toEqual(['Le nom manque.']);
  });

  test('a server error stays until its field changes or the form is sent again', async () => {
    open();
    await type('Nom', 'Mavoula');
    const settle = pending();
    await press('Envoyer');
    await settle(refusal({ fields: { phone: 'Ce numéro est refusé.', other: 'Inconnu' } }));
    expect(field('Téléphone')).toHaveAccessibleDescription('Ce numéro est refusé.');
    expect(field('Téléphone')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await type('Nom', ' SA');
    expect(field('Téléphone')).toBeInvalid();
    await type('Téléphone', '2');
    expect(field('Téléphone')).toBeValid();
    await press('Envoyer');
    expect(send.mock.lastCall?.[0]).toEqual({ name: 'Mavoula SA', phone: '2' });
  });

  test('the button keeps the focus when the reply fails before the browser takes it from the disabled button', async () => {
    open();
    await type('Nom', 'M');
    const settle = pending();
    await press('Envoyer');
    // jsdom never takes the focus from a disabled element; browsers do with their next frame.
    document.body.tabIndex = -1;
    onFailure.mockImplementationOnce(() => queueMicrotask(() => document.body.focus()));
    await settle(refusal({ serverMessage: 'Refusé' }));
    document.body.removeAttribute('tabindex');
    expect(screen.getByRole('alert')).toHaveTextContent('Refusé');
    expect(button('Envoyer')).toHaveFocus();
  });

  test('a validation error replaces a server error', async () => {
    open();
    await type('Nom', 'M');
    send.mockRejectedValueOnce(refusal({ fields: { phone: 'Ce numéro est refusé.' } }));
    await press('Envoyer');
    expect(errors()).toEqual(['Ce numéro est refusé.']);
    await userEvent.clear(field('Nom'));
    await press('Envoyer');
    expect(errors()).toEqual(['Le nom manque.']);
  });

  test('starting over resets values and errors', async () => {
    open();
    await type('Nom', 'M');
    send.mockRejectedValueOnce(refusal({ serverMessage: 'Refusé' }));
    await press('Envoyer');
    expect(screen.getByRole('alert')).toHaveTextContent('Refusé');
    await press('Repartir');
    expect(field('Nom')).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
    await type('Nom', 'M');
    await userEvent.clear(field('Nom'));
    expect(errors()).toEqual([]);
  });
});

describe('sending', () => {
  test('sends one request at a time; a sent form cannot be sent again', async () => {
    open();
    await type('Nom', 'Mavoula');
    const settle = pending();
    await userEvent.dblClick(button('Envoyer'));
    expect(status()).toBe('busy modifié');
    expect(button('Envoyer')).toBeDisabled();
    await settle();
    expect(status()).toBe('done modifié');
    await press('Envoyer');
    await type('Nom', '{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('a form without a request is sent once too, and never busy', async () => {
    open();
    await type('Nom', 'Mavoula');
    await userEvent.dblClick(button('Envoyer'));
    expect(send).toHaveBeenCalledTimes(1);
    expect(status()).toBe('done modifié');
  });

  test('a form that stays open shows the stored values, and that nothing has changed', async () => {
    onSent = (_, { name }) => ({ stored: { name: name.trim(), phone: '' }, message: 'Enregistré' });
    open();
    await type('Nom', ' Mavoula');
    const settle = pending();
    await press('Envoyer');
    await settle();
    expect(status()).toBe('done Enregistré');
    expect(field('Nom')).toHaveValue('Mavoula');
    await press('Envoyer');
    expect(status()).toBe('unchanged');
    expect(send).toHaveBeenCalledTimes(1);
    await type('Nom', 'x');
    expect(status()).toBe('idle modifié');
    await press('Envoyer');
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('white space is no input', async () => {
    open();
    await type('Nom', '  ');
    expect(status()).toBe('idle');
    await type('Nom', 'M');
    expect(status()).toBe('idle modifié');
  });

  test('a failure keeps the input and its message until the next attempt, which has the same key', async () => {
    open();
    await type('Nom', 'Mavoula');
    const settle = pending();
    await press('Envoyer');
    const error = refusal({ serverMessage: 'Refusé' });
    await settle(error);
    expect(onFailure).toHaveBeenCalledWith(error);
    expect(screen.getByRole('alert')).toHaveTextContent('Refusé');
    expect(field('Nom')).toHaveValue('Mavoula');
    send.mockRejectedValueOnce(error);
    await press('Envoyer');
    await type('Nom', ' SA');
    expect(screen.getByRole('alert')).toHaveTextContent('Refusé');
    await press('Envoyer');
    expect(screen.queryByRole('alert')).toBeNull();
    const [first, same, other] = send.mock.calls.map(([, attempt]) => attempt);
    expect(first).toMatch(/^\w{32}$/);
    expect(same).toBe(first);
    expect(other).not.toBe(first);
  });

  test('the same content sent again is another request', async () => {
    onSent = () => ({ message: 'Envoyé' });
    open();
    await type('Nom', 'Mavoula');
    await press('Envoyer');
    await press('Envoyer');
    const [first, second] = send.mock.calls.map(([, attempt]) => attempt);
    expect(second).toMatch(/^\w{32}$/);
    expect(second).not.toBe(first);
  });

  test.each([
    ['a request', async () => Promise.reject(new TypeError('undefined is not a function'))],
    [
      'a device',
      () => {
        throw new TypeError('undefined is not a function');
      },
    ],
  ])('a mistake of the page in %s ends the pending state and is reported', async (_, mistake) => {
    const reported: unknown[] = [];
    // jsdom has no `reportError`.
    Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
    send.mockImplementationOnce(mistake);
    open();
    await type('Nom', 'Mavoula');
    await press('Envoyer');
    expect(await screen.findByRole('alert')).toHaveTextContent('Une erreur inattendue est survenue.');
    expect(button('Envoyer')).toBeEnabled();
    expect(reported).toEqual([new TypeError('undefined is not a function')]);
    await press('Envoyer');
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('unsent input', () => {
  beforeEach(() => {
    isDrafted = true;
  });

  test('is restored, except secrets, until the form starts over', async () => {
    const { unmount } = open();
    await type('Nom', 'Mavoula');
    await type('Téléphone', '12');
    unmount();
    const next = open();
    expect(field('Nom')).toHaveValue('Mavoula');
    expect(field('Téléphone')).toHaveValue('');
    expect(status()).toBe('idle modifié retrouvé');
    await press('Repartir');
    expect(status()).toBe('idle');
    expect(field('Nom')).toHaveValue('');
    next.unmount();
    open();
    expect(field('Nom')).toHaveValue('');
  });

  test('is removed once the form is sent, not when that fails', async () => {
    const first = open();
    await type('Nom', 'Mavoula');
    send.mockRejectedValueOnce(refusal({}));
    await press('Envoyer');
    first.unmount();
    const second = open();
    expect(field('Nom')).toHaveValue('Mavoula');
    await press('Envoyer');
    expect(status()).toContain('done');
    second.unmount();
    open();
    expect(field('Nom')).toHaveValue('');
  });

  test('the notice of restored input does not return for input typed after it was sent', async () => {
    onSent = (_, stored) => ({ stored, message: 'Enregistré' });
    const { unmount } = open();
    await type('Nom', 'Mavoula');
    unmount();
    open();
    expect(status()).toContain('retrouvé');
    await press('Envoyer');
    await type('Nom', ' SA');
    expect(status()).toBe('idle modifié');
  });
});

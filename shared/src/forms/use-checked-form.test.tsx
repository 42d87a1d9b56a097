import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInApp } from '../testing/render-in-app.tsx';
import { startTitle } from '../title/index.ts';
import { Page } from '../ui/Page/Page.tsx';
import { useCheckedForm } from './use-checked-form.ts';

type Values = { name: string; phone: string };

const send = jest.fn<Partial<Values>, [Values]>();

function Form() {
  const { form, checkAll, refuse, restart } = useCheckedForm<Values>({
    initial: { name: '', phone: '' },
    fields: ['name', 'phone'],
    check: ({ name }) => (name === '' ? { name: 'Le nom manque.' } : {}),
    focus: (field) => form.getInputNode(field)?.focus(),
  });
  const field = (name: keyof Values) => {
    const { error, ...props } = form.getInputProps(name);
    return { ...props, 'aria-invalid': Boolean(error), 'aria-description': error };
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (checkAll()) refuse(send(form.getValues()));
      }}
    >
      <Page title="Inscription" />
      <input aria-label="Nom" {...field('name')} />
      <input aria-label="Téléphone" {...field('phone')} />
      <button type="submit">Envoyer</button>
      <button onClick={() => restart({ name: '', phone: '' })} type="button">
        Repartir
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
let stopTitle: () => void;

beforeEach(() => {
  send.mockReset().mockReturnValue({});
  stopTitle = startTitle();
  renderInApp(<Form />);
});

afterEach(() => stopTitle());

test('shows no errors before it is sent, then at every change', async () => {
  await userEvent.type(field('Téléphone'), '1');
  expect(field('Nom')).toBeValid();
  await press('Envoyer');
  expect(send).not.toHaveBeenCalled();
  expect(field('Nom')).toBeInvalid();
  expect(field('Nom')).toHaveFocus();
  expect(document.title).toBe('Erreur : Inscription · AZ Connect');
  await userEvent.keyboard('M');
  expect(field('Nom')).toBeValid();
  expect(document.title).toBe('Inscription · AZ Connect');
  await userEvent.clear(field('Nom'));
  expect(field('Nom')).toBeInvalid();
});

test('a server error stays until the field changes or the form is sent again', async () => {
  send.mockReturnValue({ phone: 'Ce numéro est refusé.' });
  await userEvent.type(field('Nom'), 'Mavoula');
  await press('Envoyer');
  expect(field('Téléphone')).toHaveAccessibleDescription('Ce numéro est refusé.');
  expect(field('Téléphone')).toHaveFocus();
  await userEvent.type(field('Nom'), ' SA');
  expect(field('Téléphone')).toBeInvalid();
  await userEvent.type(field('Téléphone'), '2');
  expect(field('Téléphone')).toBeValid();
  await press('Envoyer');
  expect(send).toHaveBeenLastCalledWith({ name: 'Mavoula SA', phone: '2' });
});

test('starting over resets the form', async () => {
  await press('Envoyer');
  await press('Repartir');
  expect(field('Nom')).toBeValid();
  await userEvent.type(field('Nom'), 'M');
  await userEvent.clear(field('Nom'));
  expect(field('Nom')).toBeValid();
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '../../api/index.ts';
import { checked, useSubmitForm } from '../../forms/index.ts';
import { fill } from '../../testing/fill.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { sampleMember } from '../../testing/sample-member.ts';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { FormDialog } from './FormDialog.tsx';

const send = jest.fn();
const onClose = jest.fn();

function Dialog() {
  const form = useSubmitForm({
    initial: { name: '' },
    fields: ['name'],
    check: ({ name }) => checked({ name: name === '' ? 'Donnez un nom.' : null }, () => name),
    send,
    draft: { key: 'test' },
  });
  return (
    <FormDialog
      form={form}
      labels={{ submit: 'Créer', busy: 'Création...', failed: 'Rien n’a été créé.' }}
      note="Le groupe reste sur cet appareil."
      onClose={onClose}
      title="Créer un groupe"
    >
      <TextInput label="Nom" {...form.field('name')} />
    </FormDialog>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Créer un groupe' });
const question = () => screen.queryByRole('dialog', { name: 'Abandonner la saisie\u202f?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const name = () => screen.findByRole('textbox', { name: 'Nom' });

beforeEach(() => {
  localStorage.clear();
  send.mockReset();
  onClose.mockReset();
});

const open = () => renderInApp(<Dialog />, { member: sampleMember() });

test('lists its errors, closes once it is sent, and sends once', async () => {
  open();
  expect(await screen.findByText('Le groupe reste sur cet appareil.')).toBeVisible();
  await press('Créer');
  const link = screen.getByRole('link', { name: 'Donnez un nom.' });
  expect(await name()).toHaveFocus();
  await userEvent.click(link);
  expect(await name()).toHaveFocus();
  await fill(await name(), 'Lecture');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Créer' }));
  expect(send.mock.calls.map(([request]) => request)).toEqual(['Lecture']);
  await waitFor(() => expect(dialog()).toBeNull());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('closes at once without input, and asks before input is lost', async () => {
  const { unmount } = open();
  await fill(await name(), 'Lecture');
  await userEvent.keyboard('{Escape}');
  expect(question()).toHaveTextContent('Ce que vous avez saisi sera perdu.');
  await press('Continuer la saisie');
  expect(await name()).toHaveValue('Lecture');
  await press('Annuler');
  await press('Abandonner');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  unmount();
  open();
  expect(await name()).toHaveValue('');
  await press('Annuler');
  expect(question()).toBeNull();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
});

test('cannot be closed or changed during the request; a failure keeps the input', async () => {
  let fail: (error: AppError) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  open();
  await fill(await name(), 'Lecture');
  await press('Créer');
  expect(screen.getByRole('button', { name: 'Création...' })).toHaveAttribute('aria-busy', 'true');
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  expect(await name()).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(question()).toBeNull();
  await act(async () => fail(new AppError('invalid', { serverMessage: 'Nom refusé.' })));
  expect(screen.getByRole('alert')).toHaveTextContent('Rien n’a été créé.Nom refusé.');
  expect(await name()).toHaveValue('Lecture');
  expect(onClose).not.toHaveBeenCalled();
});

test('says that unsent input was restored, with a button to start again', async () => {
  const { unmount } = open();
  await fill(await name(), 'Lecture');
  unmount();
  open();
  expect(await name()).toHaveValue('Lecture');
  expect(screen.getByRole('status')).toHaveTextContent('Votre saisie, interrompue la dernière fois');
  await press('Repartir de zéro');
  expect(await name()).toHaveValue('');
  expect(screen.queryByRole('status')).toBeNull();
});

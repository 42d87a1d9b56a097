import { renderInApp } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDialogForm } from './use-dialog-form.ts';

function Dialog({ onDone }: { onDone: (values: { name: string }) => void }) {
  const { textField, submit } = useDialogForm({
    draft: 'test',
    initial: { name: '' },
    fields: ['name'] as const,
    check: ({ name }): { name?: string } => (name ? {} : { name: 'Donnez un nom.' }),
    onDone,
  });
  const { error, ...field } = textField('name');
  return (
    <form onSubmit={submit}>
      <input aria-label="Nom" {...field} />
      <p>{error}</p>
      <button type="submit">Créer</button>
    </form>
  );
}

test('a double click creates one', async () => {
  const onDone = jest.fn();
  renderInApp(<Dialog onDone={onDone} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Donnez un nom.')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox'), 'Lecture');
  await userEvent.dblClick(screen.getByRole('button'));
  expect(onDone.mock.calls).toEqual([[{ name: 'Lecture' }]]);
});

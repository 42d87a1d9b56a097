import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { maxOptionsShown } from './option.ts';
import { Select, type SelectProps } from './Select.tsx';

const positions = ['Électricienne', 'Comptable', 'Électronicien', 'Cheffe de projet'].map((label, index) => ({
  value: String(index),
  label,
}));

const onChange = jest.fn();
const escaped = jest.fn();

function Field({ start = null, ...props }: Partial<SelectProps> & { start?: string | null }) {
  const [value, setValue] = useState(start);
  const change = (next: string | null) => {
    onChange(next);
    setValue(next);
  };
  return (
    <Select
      emptyText="Aucun poste trouvé"
      label="Poste"
      options={positions}
      {...props}
      onChange={change}
      value={value}
    />
  );
}

beforeEach(() => {
  onChange.mockReset();
  escaped.mockReset();
});

const field = () => screen.getByRole('combobox', { name: 'Poste' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('finds by letters whatever the accents and capitals, and announces how many there are', async () => {
  renderInApp(<Field />);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(field(), 'ELEC');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toEqual(['Électricienne', 'Électronicien']);
  expect(screen.getByRole('status')).toHaveTextContent('2 résultats');
  await userEvent.type(field(), 'xyz');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Aucun poste trouvé');
});

test('the arrows highlight, Enter chooses, and the highlight does not count as selected', async () => {
  renderInApp(<Field start="1" />);
  await userEvent.click(field());
  expect(active()).toBe('Comptable');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Électronicien');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Comptable');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Électricienne');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onChange).toHaveBeenCalledWith('3');
  expect(field()).toHaveValue('Cheffe de projet');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Enter takes the only option left', async () => {
  renderInApp(<Field />);
  await userEvent.type(field(), 'compt{Enter}');
  expect(onChange).toHaveBeenCalledWith('1');
});

test('Enter keeps what is typed while several options fit', async () => {
  renderInApp(<Field />);
  await userEvent.type(field(), 'elec{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue('elec');
});

test('Escape brings the value back and leaves the dialog open', async () => {
  renderInApp(
    <Modal onClose={escaped} opened title="Nouvelle expérience">
      <Field start="1" />
    </Modal>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Fermer' })).toHaveFocus());
  await userEvent.clear(field());
  await userEvent.type(field(), 'elec');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('Comptable');
  expect(escaped).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(escaped).toHaveBeenCalledTimes(1);
});

test('leaving the field takes what is written out, forgets what is no option, and an empty text chooses nothing', async () => {
  renderInApp(<Field />);
  await userEvent.type(field(), 'electricienne');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('0');
  expect(field()).toHaveValue('Électricienne');
  await userEvent.type(field(), ' de nuit');
  await userEvent.tab();
  expect(field()).toHaveValue('Électricienne');
  await userEvent.clear(field());
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('a press chooses, and the field keeps the focus', async () => {
  renderInApp(<Field />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Comptable' }));
  expect(field()).toHaveValue('Comptable');
  expect(field()).toHaveFocus();
});

test('what can be done when nothing fits is reached by the arrows and gets the text', async () => {
  const onSelect = jest.fn();
  renderInApp(<Field emptyAction={{ label: 'Créer une nouvelle entreprise', onSelect }} />);
  await userEvent.type(field(), 'elec');
  expect(screen.queryByText('Créer une nouvelle entreprise')).toBeNull();
  await userEvent.type(field(), 'x Sarl ');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledWith('elecx Sarl');
  expect(onChange).not.toHaveBeenCalled();
});

test('says that the options are on their way, and offers to try again when they did not come', async () => {
  const onRetry = jest.fn();
  const { container } = renderInApp(<Field isLoading onRetry={onRetry} options={[]} />);
  expect(field()).toHaveAttribute('placeholder', 'Chargement...');
  expect(container.querySelector('[aria-busy="true"]')).toContainElement(field());
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('draws the first of very many options and says so', async () => {
  const many = Array.from({ length: 1234 }, (_, index) => ({ value: `${index}`, label: `Ville ${index}` }));
  renderInApp(<Field options={many} />);
  await userEvent.type(field(), 'ville');
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(maxOptionsShown);
  expect(screen.getByRole('status')).toHaveTextContent(/^1.234 résultats\. Précisez votre recherche\.$/);
});

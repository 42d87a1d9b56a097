import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Select, type SelectProps } from './Select.tsx';

const positions = ['Électricienne', 'Comptable', 'Électronicien', 'Cheffe de projet'].map((label, index) => ({
  value: String(index),
  label,
}));

const spelled = ['Côte d’Ivoire', 'Port-Gentil', 'Chargé d’affaires (F/H)', 'Furth', 'Fürth'].map(
  (label) => ({
    value: label,
    label,
  }),
);

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

test('filters ignoring accents and case, and announces the number of options', async () => {
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

test('Enter chooses the only remaining option', async () => {
  renderInApp(<Field />);
  await userEvent.type(field(), 'compt{Enter}');
  expect(onChange).toHaveBeenCalledWith('1');
});

test('Enter keeps the typed text while several options match', async () => {
  renderInApp(<Field />);
  await userEvent.type(field(), 'elec{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue('elec');
});

test('Escape restores the value and leaves the dialog open', async () => {
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

test('leaving the field chooses a fully typed option, drops other text, and an empty text chooses none', async () => {
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

test.each([
  ["Côte d'Ivoire", 'Côte d’Ivoire'],
  ['port gentil', 'Port-Gentil'],
  ["charge d'affaires", 'Chargé d’affaires (F/H)'],
])('leaving the field chooses what was typed on a keyboard: %s', async (typed, label) => {
  renderInApp(<Field options={spelled} />);
  await userEvent.type(field(), typed);
  expect(options()).toEqual([label]);
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue(label);
});

test('leaving the field chooses none of two options that are spelled alike', async () => {
  renderInApp(<Field options={spelled} />);
  await userEvent.type(field(), 'furth');
  expect(options()).toEqual(['Furth', 'Fürth']);
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(field(), 'Fürth');
  await userEvent.tab();
  expect(field()).toHaveValue('Fürth');
});

test('a press chooses the option, and the field keeps the focus', async () => {
  renderInApp(<Field />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Comptable' }));
  expect(field()).toHaveValue('Comptable');
  expect(field()).toHaveFocus();
});

test('the action without matches is reached by the arrow keys and receives the text', async () => {
  const onSelect = jest.fn();
  renderInApp(<Field emptyAction={{ label: 'Créer une nouvelle entreprise', onSelect }} />);
  await userEvent.type(field(), 'elec');
  expect(screen.queryByText('Créer une nouvelle entreprise')).toBeNull();
  await userEvent.type(field(), 'x Sarl ');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledWith('elecx Sarl');
  expect(onChange).not.toHaveBeenCalled();
});

test('shows that options are loading, and offers to retry after a failure', async () => {
  const onRetry = jest.fn();
  const { container } = renderInApp(<Field isLoading onRetry={onRetry} options={[]} />);
  expect(field()).toHaveAttribute('placeholder', 'Chargement...');
  expect(container.querySelector('[aria-busy="true"]')).toContainElement(field());
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

const many = Array.from({ length: 435 }, (_, index) => ({ value: `${index}`, label: `Ville ${index}` }));
const lastDrawn = () => Number(screen.getAllByRole('option').at(-1)?.getAttribute('aria-posinset'));

test('every one of very many options is reached by scrolling, though few are rendered at once', async () => {
  renderInApp(<Field options={many} />);
  await userEvent.click(field());
  expect(screen.getByRole('status')).toHaveTextContent('435 résultats');
  const seen = new Set<string | null>();
  const list = screen.getByRole('listbox');
  for (let before = 0; lastDrawn() > before; ) {
    before = lastDrawn();
    expect(options().length).toBeLessThan(100);
    for (const option of options()) seen.add(option);
    list.scrollTop = before * 36;
    fireEvent.scroll(list);
  }
  expect([...seen]).toEqual(many.map(({ label }) => label));
  await userEvent.click(screen.getByRole('option', { name: 'Ville 434' }));
  expect(onChange).toHaveBeenCalledWith('434');
});

test('the arrow keys reach very many options, each with its position', async () => {
  renderInApp(<Field options={many} start="0" />);
  await userEvent.click(field());
  const expectNext = (key: string, label: string | undefined) => {
    fireEvent.keyDown(field(), { key });
    expect(active()).toBe(label);
  };
  const far = 25;
  for (const { label } of many.slice(1, far)) expectNext('ArrowDown', label);
  for (const { label } of many.slice(0, far - 1).reverse()) expectNext('ArrowUp', label);
  for (const { label } of many.slice(-far).reverse()) expectNext('ArrowUp', label);
  const option = screen.getByRole('option', { name: many.at(-far)?.label });
  expect(option).toHaveAttribute('aria-posinset', `${435 - far + 1}`);
  expect(option).toHaveAttribute('aria-setsize', '435');
  expect(options().length).toBeLessThan(100);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith(many.at(-far)?.value);
});

test('a shorter list starts at its top', async () => {
  renderInApp(<Field options={many} start="434" />);
  await userEvent.click(field());
  expect(active()).toBe('Ville 434');
  await userEvent.clear(field());
  await userEvent.type(field(), 'ville 1');
  expect(options().slice(0, 2)).toEqual(['Ville 1', 'Ville 10']);
});

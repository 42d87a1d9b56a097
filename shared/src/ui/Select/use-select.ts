import { type KeyboardEvent, useMemo, useState } from 'react';
import { isComposing } from '../../keyboard/index.ts';
import { findOptions, optionLabelled, type SelectOption } from './option.ts';

/** A row that is shown when no option matches. It is not an option, but runs an action. */
type EmptyAction = { label: string; onSelect: (search: string) => void };

export type SelectValue = {
  options: SelectOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  emptyAction?: EmptyAction;
};

type List = {
  isOpen: boolean;
  /** The text typed since the field was last left; null while it shows the chosen option. */
  typed: string | null;
  active: number;
};

const closed: List = { isOpen: false, typed: null, active: -1 };

/**
 * An editable combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The value changes when an option is
 * chosen or typed in full, or when the text is cleared. After any other text, the chosen option is shown again.
 */
export function useSelect({ options, value, onChange, emptyAction }: SelectValue) {
  const [list, setList] = useState<List>(closed);
  const chosen = options.find((option) => option.value === value);
  const typed = list.typed;
  const shown = useMemo(() => findOptions(options, typed ?? ''), [options, typed]);
  const hasAction = emptyAction !== undefined && shown.length === 0;
  const rowCount = shown.length + (hasAction ? 1 : 0);

  const close = () => setList(closed);
  const open = (active = shown.findIndex((option) => option.value === value)) =>
    setList((before) => (before.isOpen ? before : { ...before, isOpen: true, active }));
  const change = (next: string | null) => {
    close();
    if (next !== value) onChange(next);
  };
  const pick = (row: number) => {
    if (hasAction && row === shown.length) {
      emptyAction.onSelect((typed ?? '').trim());
      return close();
    }
    const option = shown[row];
    if (option) change(option.value);
  };
  const type = (text: string) => setList({ isOpen: true, typed: text, active: -1 });
  const leave = () => {
    if (typed === null) return close();
    if (typed.trim() === '') return change(null);
    const option = optionLabelled(options, typed);
    if (option) change(option.value);
    else close();
  };

  const moveTo = (step: 1 | -1) => {
    if (!list.isOpen) {
      const here = shown.findIndex((option) => option.value === value);
      return open(here >= 0 ? here : step === 1 ? 0 : rowCount - 1);
    }
    if (rowCount === 0) return;
    const from = list.active === -1 && step === -1 ? 0 : list.active;
    setList({ ...list, active: (from + step + rowCount) % rowCount });
  };
  const pickByEnter = () => {
    if (list.active >= 0) return pick(list.active);
    const option = shown.length === 1 ? shown[0] : optionLabelled(options, typed ?? '');
    if (option) change(option.value);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const { key, altKey } = event;
    const take = {
      ArrowDown: () => (altKey ? open() : moveTo(1)),
      ArrowUp: () => (altKey ? close() : moveTo(-1)),
      Enter: list.isOpen ? pickByEnter : undefined,
      Escape: list.isOpen || typed !== null ? close : undefined,
    }[key];
    if (!take) return;
    event.preventDefault();
    take();
  };

  return {
    text: typed ?? chosen?.label ?? '',
    isOpen: list.isOpen,
    isTyping: typed !== null,
    active: list.active,
    shown,
    hasAction,
    open,
    close,
    pick,
    type,
    leave,
    pressKey,
  };
}

import { TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import '@mantine/core/styles/Input.css';
import { type Ref, useEffect, useEffectEvent, useId, useState } from 'react';
import { fullCount } from '../../format/index.ts';
import { Button } from '../Button/Button.tsx';
import { IconChevronDown } from '../icons/icons.tsx';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { rowId } from './row-id.ts';
import styles from './Select.module.css';
import { type SelectValue, useSelect } from './use-select.ts';

const words = {
  loading: 'Chargement...',
  retry: 'Réessayer',
  found: (count: number) => `${fullCount(count)} ${count > 1 ? 'résultats' : 'résultat'}`,
};

export type { SelectOption } from './option.ts';

export type SelectProps = SelectValue & {
  label: string;
  /** Text when no option matches, such as `Aucun poste trouvé`. */
  emptyText: string;
  id?: string;
  name?: string;
  description?: string;
  error?: string | false | undefined;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  isLoading?: boolean;
  /** Set if the options could not be loaded. A button below the field calls it to try again. */
  onRetry?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** Selects one option, found by typing (accents and case ignored), or `null`. Announces the number of results. */
export function Select(props: SelectProps) {
  const {
    label,
    emptyText,
    emptyAction,
    value,
    isLoading = false,
    disabled = false,
    onRetry,
    ...field
  } = props;
  const { options: _options, onChange: _onChange, ...input } = field;
  const uid = useId();
  const id = props.id ?? uid;
  const select = useSelect(props);
  const listId = `${id}-list`;
  const [fieldElement, setFieldElement] = useState<HTMLInputElement | null>(null);
  const ref = useMergedRef(props.ref, setFieldElement);
  const dropdown = useOnDemand(() => import('./SelectDropdown.tsx').then((part) => part.SelectDropdown));
  const isOpen = select.isOpen && !isLoading && !disabled;
  const isListShown = isOpen && dropdown.Part !== null;
  const loadList = useEffectEvent(dropdown.show);
  useEffect(() => {
    if (isOpen) loadList();
  }, [isOpen]);
  const status = select.shown.length === 0 ? emptyText : words.found(select.shown.length);
  return (
    <div aria-busy={isLoading}>
      <TextInput
        {...input}
        aria-activedescendant={isListShown && select.active >= 0 ? rowId(listId, select.active) : undefined}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={isListShown}
        autoComplete="off"
        data-mantine-stop-propagation={isOpen || select.isTyping}
        disabled={disabled}
        id={id}
        label={label}
        labelProps={{ id: `${id}-label` }}
        onBlur={select.leave}
        onChange={(event) => select.type(event.currentTarget.value)}
        onClick={() => select.open()}
        onFocus={dropdown.preload}
        onKeyDown={select.pressKey}
        onPointerEnter={dropdown.preload}
        placeholder={isLoading ? words.loading : input.placeholder}
        readOnly={isLoading}
        ref={ref}
        rightSection={<IconChevronDown size={20} />}
        rightSectionPointerEvents="none"
        role="combobox"
        spellCheck={false}
        value={select.text}
      />
      {dropdown.Part && (
        <dropdown.Part
          actionLabel={select.hasAction ? emptyAction?.label : undefined}
          active={select.active}
          emptyText={emptyText}
          field={fieldElement}
          id={listId}
          isOpen={isOpen}
          labelId={`${id}-label`}
          onPick={select.pick}
          options={select.shown}
          value={value}
        />
      )}
      <VisuallyHidden role="status">{isListShown && status}</VisuallyHidden>
      {onRetry && (
        <Button className={styles.retry} onClick={onRetry} size="compact-sm" variant="default">
          {words.retry}
        </Button>
      )}
    </div>
  );
}

import { Popover } from '@mantine/core';
import { type ComponentProps, type RefCallback, useLayoutEffect } from 'react';
import { dropdownMaxHeight } from '../../constants/index.ts';
import styles from './Select.module.css';
import { SelectList } from './SelectList.tsx';

/** Gives the popover an element outside it as its target. */
function OutsideTarget({ element, ref }: { element: HTMLElement | null; ref?: RefCallback<HTMLElement> }) {
  useLayoutEffect(() => {
    ref?.(element);
    return () => void ref?.(null);
  }, [element, ref]);
  return null;
}

type Props = ComponentProps<typeof SelectList> & { isOpen: boolean; field: HTMLElement | null };

/** The list of a `Select` below its field. Loads on demand, because popovers are 22 KB of code. */
export function SelectDropdown({ isOpen, field, ...list }: Props) {
  return (
    <Popover
      closeOnClickOutside={false}
      closeOnEscape={false}
      floatingStrategy="fixed"
      offset={4}
      opened={isOpen}
      position="bottom-start"
      shadow="md"
      transitionProps={{ duration: 100 }}
      width="target"
      withinPortal={false}
      withRoles={false}
    >
      <Popover.Target>
        <OutsideTarget element={field} />
      </Popover.Target>
      <Popover.Dropdown
        className={styles.dropdown}
        mah={dropdownMaxHeight}
        onMouseDown={(event) => event.preventDefault()}
      >
        <SelectList {...list} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Id of a row of a `Select`'s list, for `aria-activedescendant`. */
export const rowId = (listId: string, row: number): string => `${listId}-${row}`;

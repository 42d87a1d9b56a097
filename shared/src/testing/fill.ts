import userEvent from '@testing-library/user-event';

/**
 * Puts a text into a field at once, as pasting it does, after what the field holds. For tests that are not about typing,
 * because each typed character renders the form again.
 */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

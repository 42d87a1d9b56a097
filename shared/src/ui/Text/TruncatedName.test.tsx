import { render, screen } from '@testing-library/react';
import { TruncatedName } from './Text.tsx';

test('a usual name is unchanged', () => {
  const { container } = render(
    <TruncatedName>{'Marie-Antoinette de La Tour du Pin Gouvernet et de La Rochefoucauld'}</TruncatedName>,
  );
  expect(container.children).toHaveLength(0);
});

test('a name of the maximum length is clamped, and complete in the document', () => {
  const name = 'Constantinople'.repeat(18);
  render(<TruncatedName>{name}</TruncatedName>);
  expect(screen.getByText(name)).toHaveClass('az-brief');
});

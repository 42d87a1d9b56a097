import { render, screen } from '@testing-library/react';
import { TruncatedName } from './Text.tsx';

test('an ordinary name stays as it is', () => {
  const { container } = render(
    <TruncatedName>{'Marie-Antoinette de La Tour du Pin Gouvernet et de La Rochefoucauld'}</TruncatedName>,
  );
  expect(container.children).toHaveLength(0);
});

test('a name as long as the server takes it is marked to be cut, and is there in full', () => {
  const name = 'Constantinople'.repeat(18);
  render(<TruncatedName>{name}</TruncatedName>);
  expect(screen.getByText(name)).toHaveClass('az-brief');
});

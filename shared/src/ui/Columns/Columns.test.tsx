import { screen } from '@testing-library/react';
import { renderInApp } from '../../testing/index.ts';
import { Columns } from './Columns.tsx';

test('the cards beside a page are a separate landmark after it', () => {
  renderInApp(
    <Columns side={<p>Une suggestion</p>} sideLabel="À découvrir">
      <h1>La page</h1>
    </Columns>,
  );
  const side = screen.getByRole('complementary', { name: 'À découvrir' });
  expect(side).toHaveTextContent('Une suggestion');
  const heading = screen.getByRole('heading', { name: 'La page' });
  expect(side).not.toContainElement(heading);
  expect(heading.compareDocumentPosition(side) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

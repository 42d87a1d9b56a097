import { render, screen } from '@testing-library/react';
import { DataTable } from './DataTable.tsx';

const show = () =>
  render(
    <DataTable
      caption="Versions"
      columns={[{ title: 'Version', cell: (version: string) => version }]}
      keyOf={(version) => version}
      rows={['1.0.0']}
    />,
  );

/** Reports to each observer at once, as the browser does for an element that is laid out. */
class LaidOut implements ResizeObserver {
  constructor(readonly report: ResizeObserverCallback) {}
  observe(): void {
    this.report([], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((report) => new LaidOut(report));
});
afterEach(() => jest.restoreAllMocks());

it('is a named tab stop while it is wider than its place', () => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  show();
  expect(screen.getByRole('group', { name: 'Versions' })).toHaveAttribute('tabindex', '0');
});

it('is no tab stop while all of it is visible', () => {
  show();
  expect(screen.getByRole('table', { name: 'Versions' })).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

import { rmSync } from 'node:fs';

export default function tearDown() {
  rmSync(process.env.AZ_TEST_TEMPLATE, { recursive: true, force: true });
}

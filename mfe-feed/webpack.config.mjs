import { areaConfig } from '@az/shared/build/webpack-area.mjs';

export default areaConfig('feed');

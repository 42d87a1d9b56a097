import * as runtime from 'react-refresh/runtime';

globalThis.azRefreshRuntime = runtime;

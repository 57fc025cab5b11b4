/// <reference types="vite/client" />
/// <reference path="../engine/compile/tab.d.ts" />

// Behind a dynamic import of its own: a bundler keeps of the library what is named here.
export { tableFromIPC } from '@uwdata/flechette';

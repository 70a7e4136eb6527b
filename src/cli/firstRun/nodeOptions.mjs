/**
 * With what every Node of ours is run, which then keeps quiet about parts of it that may change. It makes JavaScript of our
 * TypeScript by WebAssembly, in each thread that starts. Once that has called JavaScript often V8 13.6 makes code for these calls
 * and frees what it had in its place, of which another thread may have hold: the process dies (`Check failed:
 * jit_page.has_value()`, or a segmentation fault in `NativeModule::FreeCode`). So it never comes to that.
 */
export const nodeOptions = ['--disable-warning=ExperimentalWarning', '--wasm-wrapper-tiering-budget=1000000000'];

/** How soon the server notices that the npm which started it was ended. */
const PARENT_CHECK_MS = 250;

/**
 * Ends this process with SIGTERM when its parent is gone.
 * npm starts a script through a shell and passes SIGTERM on to that shell only, which dies without telling its child.
 */
export function followParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  timer.unref();
}

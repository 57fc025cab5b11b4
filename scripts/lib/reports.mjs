import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} TestResult
 * @property {string} title the full title, groups first
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {string} file
 * @property {boolean} [again] it passed, but not at its first try
 * @property {string} [reason] what the first try that failed said, without colours
 */

/**
 * The tests of one report, Vitest's or Playwright's JSON. A test file that could not even be loaded is a failed test.
 * @param {any} report
 * @returns {TestResult[]}
 */
export function testsOf(report) {
  return report.testResults ? testsOfVitest(report) : testsOfPlaywright(report);
}

/**
 * The tests in the last report of each runner; a runner that has none yet is left out.
 * @param {string} folder
 * @param {string[]} runners
 * @returns {{ name: string, tests: TestResult[] }[]}
 */
export function readReports(folder, runners) {
  const written = runners.filter((name) => existsSync(join(folder, `${name}.json`)));
  return written.map((name) => ({
    name,
    tests: testsOf(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))),
  }));
}

/** @param {TestResult[]} tests */
export const countOf = (tests) => ({
  passed: tests.filter(({ status }) => status === 'passed').length,
  failed: tests.filter(({ status }) => status === 'failed').length,
});

/** @param {any} report @returns {TestResult[]} */
function testsOfVitest(report) {
  return report.testResults.flatMap((/** @type {any} */ file) => {
    if (
      file.status === 'failed' &&
      !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed')
    ) {
      return [{ title: file.message, status: 'failed', file: file.name }, ...testsOfFile(file)];
    }
    return testsOfFile(file);
  });
}

/** @param {any} file @returns {TestResult[]} */
const testsOfFile = (file) =>
  file.assertionResults.map((/** @type {any} */ { fullName, status, failureMessages }) => ({
    title: fullName.trim(),
    status: status === 'passed' || status === 'failed' ? status : 'skipped',
    file: file.name,
    ...(status === 'passed' && failureMessages?.length > 0 && { again: true }),
    ...reasonOf(failureMessages?.[0]),
  }));

/** @type {Record<string, TestResult['status']>} what is not here failed */
const PLAYWRIGHT_STATUS = { expected: 'passed', flaky: 'passed', skipped: 'skipped' };

/** @param {any} report @returns {TestResult[]} */
function testsOfPlaywright(report) {
  const broken = (report.errors ?? []).map((/** @type {any} */ error) => ({
    title: error.message ?? 'error outside a test',
    status: 'failed',
    file: error.location?.file ?? '',
  }));
  return [...broken, ...report.suites.flatMap((/** @type {any} */ suite) => testsOfSuite(suite, []))];
}

/** @param {any} suite @param {string[]} groups @returns {TestResult[]} */
function testsOfSuite(suite, groups) {
  const own = suite.specs.flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ { status, results = [] }) => ({
      title: [...groups, spec.title].join(' '),
      status: PLAYWRIGHT_STATUS[status] ?? 'failed',
      file: spec.file,
      ...(status === 'flaky' && { again: true }),
      ...reasonOf(results.map((/** @type {any} */ { error }) => error?.message).find(Boolean)),
    })),
  );
  const inner = (suite.suites ?? []).flatMap((/** @type {any} */ child) =>
    testsOfSuite(child, [...groups, child.title]),
  );
  return [...own, ...inner];
}

/** @param {string | undefined} message */
const reasonOf = (message) => message && { reason: stripVTControlCharacters(message) };

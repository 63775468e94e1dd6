// @database either
import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { settingNames } from '@karavan/server/config.ts'
import { testApp } from '@karavan/testing/app.ts'
import { localCertificate, localKey } from '@karavan/testing/local-certificate.ts'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './test-command.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pkg = JSON.parse(read('package.json')) as {
  karavan: { nodeFlags: string[]; program: string; allocator: Record<string, string> }
  devDependencies: { node: string }
}

test('alerts and dashboard name figures that /metrics has', async () => {
  const backups = mkdtempSync(join(tmpdir(), 'karavan-backups-'))
  onTestFinished(() => rmSync(backups, { recursive: true }))
  const { engine, watchEngine } = await givenLlm()
  await using t = await testApp({ engine, watchEngine, settings: { BACKUP_DIR: backups } })
  const text = (await t.inject('/metrics')).body
  const known = new Set<string>()
  for (const [, name, type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    known.add(name!)
    if (type === 'histogram') for (const part of ['bucket', 'count', 'sum']) known.add(`${name}_${part}`)
  }
  for (const file of ['deploy/prometheus/alerts.yml', 'deploy/grafana/karavan.json']) {
    const used = new Set([...read(file).matchAll(/\b(?:karavan|nodejs|process)_\w+/g)].map(([name]) => name))
    expect(used.size).toBeGreaterThan(8)
    expect({ file, unknown: [...used].filter((name) => !known.has(name)) }).toEqual({ file, unknown: [] })
  }
  // What is made for the shop stands on the dashboard or among the alerts.
  const shown = read('deploy/prometheus/alerts.yml') + read('deploy/grafana/karavan.json')
  const own = [...text.matchAll(/^# TYPE (karavan_\w+) /gm)].map(([, name]) => name!)
  expect(own.filter((name) => !shown.includes(name) && !name.startsWith('karavan_llm_'))).toEqual([])
})

/** An engine with a language model that nobody asks anything. */
async function givenLlm() {
  const [{ openEngine }, { readConfig }, { createLog }] = await Promise.all([
    import('@karavan/server/engine.ts'),
    import('@karavan/server/config.ts'),
    import('@karavan/server/platform/log.ts'),
  ])
  return openEngine(readConfig({ LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'none' }), createLog('silent'))
}

test('what is deployed sets nothing but settings', () => {
  const ours = new Set([...settingNames, 'NODE_ENV', 'NODE_COMPILE_CACHE'])
  // What Compose itself is told.
  const ofCompose = ['DOMAIN', 'POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB']
  const named = {
    'deploy/compose.yaml': /^ {6}([A-Z][A-Z_]+):/gm,
    'deploy/compose.env.example': /^([A-Z_]+)=/gm,
    'deploy/systemd/karavan.env.example': /^#?([A-Z_]+)=/gm,
    'deploy/kubernetes/karavan.yaml': /^ {2}([A-Z][A-Z_]+):/gm,
  }
  for (const [file, pattern] of Object.entries(named)) {
    const names = [...read(file).matchAll(pattern)].map(([, name]) => name!)
    expect(names.length).toBeGreaterThan(2)
    expect({ file, unknown: names.filter((name) => !ours.has(name) && !ofCompose.includes(name)) }).toEqual({ file, unknown: [] })
  }
})

test('the product is started everywhere as package.json has it', () => {
  const flags = pkg.karavan.nodeFlags.join(' ')
  expect(read('deploy/systemd/karavan.service')).toContain(`/bin/node ${flags} --env-file=`)
  expect(read('deploy/systemd/several-processes.conf')).toContain(`/bin/node ${flags} --env-file=`)
  expect(read('deploy/systemd/karavan.service')).toContain(` ${pkg.karavan.program}\n`)
  expect(read('deploy/systemd/several-processes.conf')).toContain(` --program ${pkg.karavan.program} `)
  expect(read('deploy/systemd/karavan.service')).toMatch(
    /^ExecStartPost=\S+\/bin\/node --env-file=\S+ apps\/server\/src\/operator\/main\.ts ready --pid \$MAINPID$/m,
  )
  const dockerfile = read('deploy/Dockerfile')
  expect(dockerfile).toContain(`CMD ["node", ${pkg.karavan.nodeFlags.map((flag) => `"${flag}"`).join(', ')}, "${pkg.karavan.program}"]`)
  const allocator = Object.entries(pkg.karavan.allocator)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
  expect(dockerfile).toContain(`ENV ${allocator}\n`)
  expect(read('deploy/systemd/karavan.service')).toContain(`Environment=${allocator}\n`)
  const major = pkg.devDependencies.node.split('.')[0]
  for (const [, tag] of dockerfile.matchAll(/^FROM node:(\d+)-/gm)) expect(tag).toBe(major)
})

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))
if (!nginx) process.stderr.write('SKIPPED: the example for nginx is not checked, because nginx is not on this machine\n')

test.skipIf(!nginx)('nginx takes its example', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'karavan-nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'logs'))
  writeFileSync(join(folder, 'fullchain.pem'), localCertificate)
  writeFileSync(join(folder, 'privkey.pem'), localKey)
  const example = read('deploy/nginx/karavan.conf').replaceAll('/etc/letsencrypt/live/shop.example', folder)
  writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${example}\n}\n`)
  const { stderr } = await promisify(execFile)(nginx!, ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')])
  expect(stderr).toContain('test is successful')
  expect(stderr).not.toMatch(/\[(?:warn|emerg)\]/)
})

test('every file of deploy/ is named in the page for who runs the shop', () => {
  const page = read('docs/operations.md')
  const files = globSync('deploy/**/*', { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(8)
  expect(files.map(({ name }) => name).filter((name) => !page.includes(name))).toEqual([])
})

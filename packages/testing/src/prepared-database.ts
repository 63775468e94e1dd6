// Prints the folder of an embedded database with every migration run and the sample market in it, made once and kept until either changes; with
// SAMPLE_HARD=1 the market that has the awkward offers. Writing one takes seconds of both cores; a test that needs a running product copies the folder.
import { embeddedTemplate } from './template.ts'

process.stdout.write(await embeddedTemplate(process.env.SAMPLE_HARD === '1' ? 'hard-market' : 'market'))

// Renders a chart as `helm template` does, as far as our chart goes: text/template with Sprig and the functions that Helm adds. Helm
// itself is neither in npm nor in Debian. It is stricter than Helm: a template that names a value which is not there is an error.
//
//	go run . <chart> < context.json > files.json
//
// The context is what templates see (Values, Release, Chart, Capabilities); values are merged and checked by whoever calls this. The
// answer has the text of each template by its path.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"sigs.k8s.io/yaml"
)

// The files of a chart, as `.Files` in templates.
type files struct{ chart string }

// Get gives a file's text, or none, as in Helm.
func (f files) Get(name string) string {
	text, err := os.ReadFile(filepath.Join(f.chart, name))
	if err != nil {
		return ""
	}
	return string(text)
}

func main() {
	if err := render(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func render(chart string) error {
	context := map[string]interface{}{}
	if err := json.NewDecoder(os.Stdin).Decode(&context); err != nil {
		return err
	}
	paths, err := filepath.Glob(filepath.Join(chart, "templates", "*"))
	if err != nil {
		return err
	}
	all := template.New("chart").Option("missingkey=error")
	all.Funcs(functions(all))
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if _, err := all.New(nameOf(chart, path)).Parse(string(text)); err != nil {
			return err
		}
	}
	context["Files"] = files{chart}
	rendered := map[string]string{}
	for _, path := range paths {
		if strings.HasPrefix(filepath.Base(path), "_") {
			continue
		}
		name := nameOf(chart, path)
		context["Template"] = map[string]interface{}{"Name": name, "BasePath": filepath.Dir(name)}
		var text strings.Builder
		if err := all.ExecuteTemplate(&text, name, context); err != nil {
			return err
		}
		rendered[filepath.Base(path)] = text.String()
	}
	return json.NewEncoder(os.Stdout).Encode(rendered)
}

// Helm names templates by the chart and the path in it.
func nameOf(chart string, path string) string {
	return filepath.Join(filepath.Base(chart), "templates", filepath.Base(path))
}

// What Helm adds to Sprig, and takes away from it.
func functions(all *template.Template) template.FuncMap {
	known := sprig.TxtFuncMap()
	delete(known, "env")
	delete(known, "expandenv")
	known["include"] = func(name string, data interface{}) (string, error) {
		var text strings.Builder
		err := all.ExecuteTemplate(&text, name, data)
		return text.String(), err
	}
	known["required"] = func(message string, value interface{}) (interface{}, error) {
		if value == nil || value == "" {
			return value, fmt.Errorf("%s", message)
		}
		return value, nil
	}
	known["toYaml"] = func(value interface{}) (string, error) {
		text, err := yaml.Marshal(value)
		return strings.TrimSuffix(string(text), "\n"), err
	}
	known["fromYaml"] = func(text string) (map[string]interface{}, error) {
		value := map[string]interface{}{}
		err := yaml.Unmarshal([]byte(text), &value)
		return value, err
	}
	known["fromJsonArray"] = func(text string) ([]interface{}, error) {
		value := []interface{}{}
		err := json.Unmarshal([]byte(text), &value)
		return value, err
	}
	return known
}
